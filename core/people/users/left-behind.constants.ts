import { type Right, type Role, roleHas } from './users.constants.js';

/**
 * What becomes of a thing when the person behind it is disabled, deleted, or gets a role without the right:
 * - `ends`: it is gone at once;
 * - `closes`: it opens nothing while its owner may not, which is asked at each use; it opens again once the owner may;
 * - `pauses`: it rests, with the reason in words, until a person with the right resumes it;
 * - `team`: it belongs to the team and goes on;
 * - `record`: it only says who did something.
 */
export type Fate = 'ends' | 'closes' | 'pauses' | 'team' | 'record';

export interface LeftBehind {
  fate: Fate;
  /** The right that its owner needs; without one only disabling and deleting concern it. */
  right?: Right;
  /** The columns of the database that name a person for it. */
  columns: readonly string[];
}

/** All that a person may leave behind (SECURITY.md, "What a person leaves behind"). A test finds columns that are missing here. */
export const LEFT_BEHIND = {
  sessions: { fate: 'ends', columns: ['sessions.user_id'] },
  signInNetworks: { fate: 'record', columns: ['sign_in_networks.user_id'] },
  /** Those of programs, of terminals and of assistants. */
  tokens: { fate: 'closes', columns: ['api_tokens.user_id'] },
  /** Asked by an assistant; good for the token that asked only. */
  confirmations: { fate: 'closes', columns: ['assistant_calls.caller'] },
  /** Their addresses run out by themselves; what was sent is registered by its owner or nobody. */
  uploads: { fate: 'closes', columns: ['object_uploads.owner'] },
  links: { fate: 'closes', right: 'analyze', columns: ['shares.user_id', 'shares.created_by_name'] },
  feeds: { fate: 'closes', right: 'administer', columns: ['spreadsheet_feeds.user_id'] },
  schedules: {
    fate: 'pauses',
    right: 'analyze',
    columns: ['schedules.created_by', 'schedules.created_by_name'],
  },
  /** Those of paid providers; what costs nothing goes on to its end. */
  runs: { fate: 'pauses', right: 'analyze', columns: ['analyses.created_by', 'analyses.created_by_name'] },
  sentimentRecords: {
    fate: 'team',
    columns: ['sentiment_analyses.created_by', 'sentiment_analyses.created_by_name'],
  },
  comparisons: { fate: 'team', columns: ['comparisons.created_by_name'] },
  explorations: { fate: 'team', columns: ['explorations.created_by_name'] },
  codebooks: { fate: 'team', columns: ['codebooks.created_by_name', 'codebook_versions.created_by_name'] },
  views: { fate: 'team', columns: ['run_views.created_by_name'] },
  columnChoices: { fate: 'team', columns: ['column_choices.changed_by_name'] },
  destinations: { fate: 'team', columns: ['destinations.created_by_name'] },
  deliveries: { fate: 'team', columns: ['deliveries.queued_by_name'] },
  alarms: { fate: 'team', columns: ['alarm_watches.changed_by_name'] },
  reports: { fate: 'team', columns: ['report_lines.written_by_name', 'report_templates.changed_by_name'] },
  portraits: { fate: 'team', columns: ['portraits.uploaded_by'] },
  draws: { fate: 'record', columns: ['draws.drawn_by_name'] },
  judgements: {
    fate: 'record',
    columns: ['judgements.person', 'judgements.person_name', 'judgements.is_person'],
  },
  readingMarks: { fate: 'record', columns: ['reading_marks.person', 'reading_marks.person_name'] },
  refusedWords: { fate: 'record', columns: ['refused_words.refused_by_name'] },
  audit: { fate: 'record', columns: ['audit_log.actor_id', 'audit_log.actor_name'] },
} as const satisfies Record<string, LeftBehind>;
export type LeftBehindKind = keyof typeof LEFT_BEHIND;

/** What a screen counts before a person is disabled, deleted or given another role. */
export const STOPPING = ['sessions', 'tokens', 'links', 'feeds', 'schedules', 'runs'] as const;
export type Stopping = (typeof STOPPING)[number];

/** What becomes of a person: another role, else disabled or deleted. */
export type PersonChange = { role: Role } | 'disabled' | 'deleted';

/** A person whose things pause, and why. */
export interface LeavingPerson {
  id: number;
  name: string;
  change: PersonChange;
}

/**
 * Whether things of this kind go on when their owner has this role, null for the owner of the data folder; the owner is
 * neither disabled nor deleted.
 */
export function ownerMay(kind: LeftBehindKind, role: Role | null): boolean {
  const { right }: LeftBehind = LEFT_BEHIND[kind];
  return right === undefined || role === null || roleHas(role, right);
}
