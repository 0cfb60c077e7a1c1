/** Colours by meaning, from the terminal's own sixteen, so that they follow the user's scheme, light or dark. */
export const TONES = {
  plain: undefined,
  accent: 'cyan',
  good: 'green',
  waiting: 'yellow',
  bad: 'red',
  muted: 'gray',
  facebook: 'blue',
  instagram: 'magenta',
} as const;
export type Tone = keyof typeof TONES;

/** What stands for a state beside its word: a state is never shown by colour alone. */
export const toneOfStatus = (status: string): Tone => {
  switch (status) {
    case 'active':
    case 'Active':
    case 'Completed':
    case 'completed':
    case 'Positive':
    case 'positive':
      return 'good';
    case 'pending':
    case 'paused':
    case 'In Progress':
      return 'waiting';
    case 'running':
      return 'accent';
    case 'suspended':
    case 'Banned':
    case 'failed':
    case 'Negative':
    case 'negative':
      return 'bad';
    default:
      return 'muted';
  }
};
