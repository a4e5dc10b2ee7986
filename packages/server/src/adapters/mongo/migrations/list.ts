import { FIRST_INDEXES } from './001-020/001-first-indexes.ts';
import { LANES_AND_COUNTER } from './001-020/002-lanes-and-counter.ts';
import { JOB_LANES } from './001-020/003-job-lanes.ts';
import { INSTALLATION } from './001-020/004-installation.ts';
import { TO_MOVE } from './001-020/005-to-move.ts';
import { MAKE_ROOM } from './001-020/006-make-room.ts';
import { VOICES } from './001-020/007-voices.ts';
import { MOVE_VOTES } from './001-020/008-move-votes.ts';
import { VOTES_MOVED } from './001-020/009-votes-moved.ts';
import { REGISTRATIONS } from './001-020/010-registrations.ts';
import { PUBLIC_FIGURES } from './001-020/011-public-figures.ts';
import { NICKNAME_SKELETONS_INDEX } from './001-020/012-nickname-skeletons.ts';
import { TELL_NICKNAMES_APART } from './001-020/013-tell-nicknames-apart.ts';
import { DEVICES } from './001-020/014-devices.ts';
import { LEDGER } from './001-020/015-ledger.ts';
import { MOVE_TO_LEDGER } from './001-020/016-move-to-ledger.ts';
import { MOVED_TO_LEDGER } from './001-020/017-moved-to-ledger.ts';
import { HIDE_AUTHORS } from './001-020/018-hide-authors.ts';
import { MAKE_ROOM_FOR_NEWS } from './001-020/019-make-room-for-news.ts';
import { NEW_ALERTS_AND_JOBS } from './001-020/020-new-alerts-and-jobs.ts';
import { MOVE_ALERTS_AND_JOBS } from './021-040/021-move-alerts-and-jobs.ts';
import { NEWS_MOVED } from './021-040/022-news-moved.ts';
import { MAKE_ROOM_FOR_VOICES } from './021-040/023-make-room-for-voices.ts';
import { VOICED_REPORTS_AND_MARKS } from './021-040/024-voiced-reports-and-marks.ts';
import { MOVE_REPORTS_AND_MARKS } from './021-040/025-move-reports-and-marks.ts';
import { REPORTS_AND_MARKS_MOVED } from './021-040/026-reports-and-marks-moved.ts';
import { JOBS_BY_DUE_TIME } from './021-040/027-jobs-by-due-time.ts';
import { PUSH_ENDS_WITH_SESSION } from './021-040/028-push-ends-with-session.ts';
import { KEPT_FIGURES } from './021-040/029-kept-figures.ts';
import { EXCERPTS } from './021-040/030-excerpts.ts';
import { GUESSES } from './021-040/031-guesses.ts';
import { FOLD_WHAT_WAS_HIDDEN } from './021-040/032-fold-what-was-hidden.ts';
import { REVIEWED } from './021-040/033-reviewed.ts';
import { UNUSUAL_VOTING } from './021-040/034-unusual-voting.ts';
import { TODAYS_FIVE } from './021-040/035-todays-five.ts';
import { DESK } from './021-040/036-desk.ts';
import { SILENCES } from './021-040/037-silences.ts';
import { APPEALS } from './021-040/038-appeals.ts';
import { SUSPENSIONS } from './021-040/039-suspensions.ts';
import { SET_ASIDE } from './021-040/040-set-aside.ts';
import { ENDINGS } from './041-060/041-endings.ts';
import { REPORT_ADDRESSES } from './041-060/042-report-addresses.ts';
import { GATES } from './041-060/043-gates.ts';
import { TRANSPARENCY } from './041-060/044-transparency.ts';
import { CARE } from './041-060/045-care.ts';
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
  SILENCES,
  APPEALS,
  SUSPENSIONS,
  SET_ASIDE,
  ENDINGS,
  REPORT_ADDRESSES,
  GATES,
  TRANSPARENCY,
  CARE,
];
