import type { ReactNode } from 'react';
import { classes } from './classes.js';

export type BadgeTone =
  | 'good'
  | 'plain'
  | 'waiting'
  | 'bad'
  | 'facebook'
  | 'instagram'
  | 'tiktok'
  | 'primary';

const TONES: Record<BadgeTone, string> = {
  good: 'bg-good text-good-content',
  plain: 'bg-plain text-plain-content',
  waiting: 'bg-waiting text-waiting-content',
  bad: 'bg-bad text-bad-content',
  facebook: 'bg-facebook text-facebook-content',
  instagram: 'bg-instagram text-instagram-content',
  tiktok: 'bg-tiktok text-tiktok-content',
  primary: 'bg-primary/10 text-primary',
};

/** A word on a coloured ground. The word says it; the colour only helps. */
export function Badge({
  tone = 'plain',
  className,
  children,
}: {
  tone?: BadgeTone;
  className?: string;
  children: ReactNode;
}) {
  return (
    <span
      className={classes(
        'inline-flex max-w-full items-center gap-1 whitespace-nowrap rounded-full px-2.5 py-0.5 font-medium text-xs leading-4.5',
        TONES[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
