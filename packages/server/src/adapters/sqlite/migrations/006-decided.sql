CREATE INDEX rulings_of_moderator ON rulings (ruled_by, at);
