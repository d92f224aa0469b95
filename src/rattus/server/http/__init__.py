"""HTTP: middleware, routes, refusals, pages and previews."""
