"""Tables at work: one thing at a time at each, stored before it is shown, and bots that answer when they are asked."""
