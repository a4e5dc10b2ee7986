/** A lane for each urgency, and how many claims in a row were not followed by a word. */
export const JOB_LANES_SCHEMA = `
  ALTER TABLE jobs ADD COLUMN unsettled INTEGER NOT NULL DEFAULT 0;
  UPDATE jobs SET lane = CASE
    WHEN payload IS NULL THEN 'upkeep'
    WHEN json_extract(payload, '$.kind') = 'erase-member' THEN 'upkeep'
    WHEN json_extract(payload, '$.kind') IN ('plan-digests', 'weekly-digest') THEN 'bulk'
    WHEN json_extract(payload, '$.kind') IN ('conflict-revealed', 'alert') THEN 'news'
    WHEN json_extract(payload, '$.mail.template') = 'alert' THEN 'news'
    ELSE 'urgent'
  END WHERE lane = 'main';`;
