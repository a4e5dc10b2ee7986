import { FIRST_SCHEMA } from './001-020/001-first.ts';
import { SEARCH_SCHEMA } from './001-020/002-search.ts';
import { SHARE_SCHEMA } from './001-020/003-share.ts';
import { SESSION_SCHEMA } from './001-020/004-session.ts';
import { ALERT_SCHEMA } from './001-020/005-alert.ts';
import { EMAIL_CHANGE_SCHEMA } from './001-020/006-email-change.ts';
import { DIGEST_SCHEMA } from './001-020/007-digest.ts';
import { SIGN_IN_ATTEMPTS_SCHEMA } from './001-020/008-sign-in-attempts.ts';
import { JOB_SCHEMA } from './001-020/009-job.ts';
import { DELETION_SCHEMA } from './001-020/010-deletion.ts';
import { MODERATION_SCHEMA } from './001-020/011-moderation.ts';
import { POINTS_SCHEMA } from './001-020/012-points.ts';
import { PUSH_SCHEMA } from './001-020/013-push.ts';
import { DONE_JOBS_SCHEMA } from './001-020/014-done-jobs.ts';
import { ENDED_JOBS_SCHEMA } from './001-020/015-ended-jobs.ts';
import { JOB_LANES_SCHEMA } from './001-020/016-job-lanes.ts';
import { INSTALLATION } from './001-020/017-installation.ts';
import { VOICES_SCHEMA } from './001-020/018-voices.ts';
import { MOVE_VOTES } from './001-020/019-move-votes.ts';
import { VOTES_MOVED_SCHEMA } from './001-020/020-votes-moved.ts';
import { OLD_BYTES } from './021-040/021-old-bytes.ts';
import { REGISTRATIONS_SCHEMA } from './021-040/022-registrations.ts';
import { PUBLIC_FIGURES_SCHEMA } from './021-040/023-public-figures.ts';
import { NICKNAME_SKELETONS_SCHEMA } from './021-040/024-nickname-skeletons.ts';
import { TELL_NICKNAMES_APART } from './021-040/025-tell-nicknames-apart.ts';
import { TEXT_VERSION_SCHEMA } from './021-040/026-text-version.ts';
import { DEVICES_SCHEMA } from './021-040/027-devices.ts';
import { HIDDEN_AUTHORS } from './021-040/028-hidden-authors.ts';
import { VOICES_OF_REPORTS_AND_MARKS } from './021-040/030-voices-of-reports-and-marks.ts';
import { PUSH_ENDS_WITH_SESSION } from './021-040/032-push-ends-with-session.ts';
import { KEPT_FIGURES } from './021-040/033-kept-figures.ts';
import { EXCERPTS_SCHEMA } from './021-040/034-excerpts.ts';
import { FILL_EXCERPTS } from './021-040/035-fill-excerpts.ts';
import { EXCERPTS_FILLED_SCHEMA } from './021-040/036-excerpts-filled.ts';
import { VOTE_HISTORY_SCHEMA } from './021-040/037-vote-history.ts';
import { READ_FIRST_SCHEMA } from './021-040/038-read-first.ts';
import { GUESSES_SCHEMA } from './021-040/039-guesses.ts';
import { FOLDING_SCHEMA } from './021-040/040-folding.ts';
import { UNUSUAL_VOTING_SCHEMA } from './041-060/041-unusual-voting.ts';
import { TODAYS_FIVE_SCHEMA } from './041-060/042-todays-five.ts';
import { DESK_SCHEMA } from './041-060/043-desk.ts';
import { REVEALS_READ_SCHEMA } from './041-060/044-reveals-read.ts';
import { OWN_MODERATION_SCHEMA } from './041-060/045-own-moderation.ts';
import { SILENCES_SCHEMA } from './041-060/046-silences.ts';
import { APPEALS_SCHEMA } from './041-060/047-appeals.ts';
import { SUSPENSIONS_SCHEMA } from './041-060/048-suspensions.ts';
import { CONTENT_NOTES_SCHEMA } from './041-060/049-content-notes.ts';
import { SET_ASIDE_SCHEMA } from './041-060/050-set-aside.ts';
import { ENDINGS_SCHEMA } from './041-060/051-endings.ts';
import { REPORT_ADDRESSES_SCHEMA } from './041-060/052-report-addresses.ts';
import { TRANSPARENCY_SCHEMA } from './041-060/053-transparency.ts';
import { CARE_SCHEMA } from './041-060/054-care.ts';
import { REPORTED_UPDATES_SCHEMA } from './041-060/055-reported-updates.ts';
import { DESK_NOTES_SCHEMA } from './041-060/056-desk-notes.ts';
import { VOTES_SET_ASIDE_TOLD_SCHEMA } from './041-060/057-votes-set-aside-told.ts';
import type { Migration } from './migration.ts';

/** What leads from an empty file to the present schema: a new one is added at the end, and none is ever changed. */
export const MIGRATIONS: readonly Migration[] = [
  FIRST_SCHEMA,
  SEARCH_SCHEMA,
  SHARE_SCHEMA,
  SESSION_SCHEMA,
  ALERT_SCHEMA,
  EMAIL_CHANGE_SCHEMA,
  DIGEST_SCHEMA,
  SIGN_IN_ATTEMPTS_SCHEMA,
  JOB_SCHEMA,
  DELETION_SCHEMA,
  MODERATION_SCHEMA,
  POINTS_SCHEMA,
  PUSH_SCHEMA,
  DONE_JOBS_SCHEMA,
  ENDED_JOBS_SCHEMA,
  JOB_LANES_SCHEMA,
  INSTALLATION,
  VOICES_SCHEMA,
  MOVE_VOTES,
  VOTES_MOVED_SCHEMA,
  OLD_BYTES,
  REGISTRATIONS_SCHEMA,
  PUBLIC_FIGURES_SCHEMA,
  NICKNAME_SKELETONS_SCHEMA,
  TELL_NICKNAMES_APART,
  TEXT_VERSION_SCHEMA,
  DEVICES_SCHEMA,
  HIDDEN_AUTHORS,
  OLD_BYTES,
  VOICES_OF_REPORTS_AND_MARKS,
  OLD_BYTES,
  PUSH_ENDS_WITH_SESSION,
  KEPT_FIGURES,
  EXCERPTS_SCHEMA,
  FILL_EXCERPTS,
  EXCERPTS_FILLED_SCHEMA,
  VOTE_HISTORY_SCHEMA,
  READ_FIRST_SCHEMA,
  GUESSES_SCHEMA,
  FOLDING_SCHEMA,
  UNUSUAL_VOTING_SCHEMA,
  TODAYS_FIVE_SCHEMA,
  DESK_SCHEMA,
  REVEALS_READ_SCHEMA,
  OWN_MODERATION_SCHEMA,
  SILENCES_SCHEMA,
  APPEALS_SCHEMA,
  SUSPENSIONS_SCHEMA,
  CONTENT_NOTES_SCHEMA,
  SET_ASIDE_SCHEMA,
  ENDINGS_SCHEMA,
  REPORT_ADDRESSES_SCHEMA,
  TRANSPARENCY_SCHEMA,
  CARE_SCHEMA,
  REPORTED_UPDATES_SCHEMA,
  DESK_NOTES_SCHEMA,
  VOTES_SET_ASIDE_TOLD_SCHEMA,
];
