import { FIRST_INDEXES } from './001-first-indexes.ts';
import { LANES_AND_COUNTER } from './002-lanes-and-counter.ts';
import { JOB_LANES } from './003-job-lanes.ts';
import { INSTALLATION } from './004-installation.ts';
import { TO_MOVE } from './005-to-move.ts';
import { MAKE_ROOM } from './006-make-room.ts';
import { VOICES } from './007-voices.ts';
import { MOVE_VOTES } from './008-move-votes.ts';
import { VOTES_MOVED } from './009-votes-moved.ts';
import { REGISTRATIONS } from './010-registrations.ts';
import { PUBLIC_FIGURES } from './011-public-figures.ts';
import { NICKNAME_SKELETONS_INDEX } from './012-nickname-skeletons.ts';
import { TELL_NICKNAMES_APART } from './013-tell-nicknames-apart.ts';
import { DEVICES } from './014-devices.ts';
import { LEDGER } from './015-ledger.ts';
import { MOVE_TO_LEDGER } from './016-move-to-ledger.ts';
import { MOVED_TO_LEDGER } from './017-moved-to-ledger.ts';
import { HIDE_AUTHORS } from './018-hide-authors.ts';
import { MAKE_ROOM_FOR_NEWS } from './019-make-room-for-news.ts';
import { NEW_ALERTS_AND_JOBS } from './020-new-alerts-and-jobs.ts';
import { MOVE_ALERTS_AND_JOBS } from './021-move-alerts-and-jobs.ts';
import { NEWS_MOVED } from './022-news-moved.ts';
import { MAKE_ROOM_FOR_VOICES } from './023-make-room-for-voices.ts';
import { VOICED_REPORTS_AND_MARKS } from './024-voiced-reports-and-marks.ts';
import { MOVE_REPORTS_AND_MARKS } from './025-move-reports-and-marks.ts';
import { REPORTS_AND_MARKS_MOVED } from './026-reports-and-marks-moved.ts';
import { JOBS_BY_DUE_TIME } from './027-jobs-by-due-time.ts';
import { PUSH_ENDS_WITH_SESSION } from './028-push-ends-with-session.ts';
import { KEPT_FIGURES } from './029-kept-figures.ts';
import { EXCERPTS } from './030-excerpts.ts';
import { GUESSES } from './031-guesses.ts';
import { FOLD_WHAT_WAS_HIDDEN } from './032-fold-what-was-hidden.ts';
import { REVIEWED } from './033-reviewed.ts';
import { UNUSUAL_VOTING } from './034-unusual-voting.ts';
import { TODAYS_FIVE } from './035-todays-five.ts';
import { DESK } from './036-desk.ts';
import type { Migration } from './migration.ts';

/** What leads from an empty database to the present schema: a new one is added at the end, and none is ever changed. */
export const MIGRATIONS: readonly Migration[] = [
  FIRST_INDEXES,
  LANES_AND_COUNTER,
  JOB_LANES,
  INSTALLATION,
  TO_MOVE,
  MAKE_ROOM,
  VOICES,
  MOVE_VOTES,
  VOTES_MOVED,
  REGISTRATIONS,
  PUBLIC_FIGURES,
  NICKNAME_SKELETONS_INDEX,
  TELL_NICKNAMES_APART,
  DEVICES,
  LEDGER,
  MOVE_TO_LEDGER,
  MOVED_TO_LEDGER,
  HIDE_AUTHORS,
  MAKE_ROOM_FOR_NEWS,
  NEW_ALERTS_AND_JOBS,
  MOVE_ALERTS_AND_JOBS,
  NEWS_MOVED,
  MAKE_ROOM_FOR_VOICES,
  VOICED_REPORTS_AND_MARKS,
  MOVE_REPORTS_AND_MARKS,
  REPORTS_AND_MARKS_MOVED,
  JOBS_BY_DUE_TIME,
  PUSH_ENDS_WITH_SESSION,
  KEPT_FIGURES,
  EXCERPTS,
  GUESSES,
  FOLD_WHAT_WAS_HIDDEN,
  REVIEWED,
  UNUSUAL_VOTING,
  TODAYS_FIVE,
  DESK,
];
