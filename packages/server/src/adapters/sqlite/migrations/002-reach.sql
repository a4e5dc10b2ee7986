ALTER TABLE conflicts ADD COLUMN allows_embed INTEGER NOT NULL DEFAULT 0 CHECK (allows_embed IN (0, 1));
ALTER TABLE users ADD COLUMN has_feed INTEGER NOT NULL DEFAULT 0 CHECK (has_feed IN (0, 1));
CREATE INDEX conflicts_results ON conflicts (revealed_at, serial)
  WHERE is_active = 1 AND revealed_at IS NOT NULL;
CREATE INDEX conflicts_results_in_category ON conflicts (category, revealed_at, serial)
  WHERE is_active = 1 AND revealed_at IS NOT NULL;
