"""Requests: what they pass before the application, the routes, refusals, pages and previews."""
