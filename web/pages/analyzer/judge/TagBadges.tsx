import type { AnalysisComment } from '@smops/core/analyzer/analyzer.schemas.js';
import { Check, Plus, UserCheck, X } from 'lucide-react';
import { Badge } from '../../../components/Badge.js';
import { INSIGHT } from '../insight.texts.js';

const TEXT = INSIGHT.judge;

/** The machine's tags with a person's word on them beside them, and the tags a person added. */
export function TagBadges({ comment }: { comment: AnalysisComment }) {
  const { matched_variables: matched, correction } = comment;
  const added = Object.entries(correction?.tags ?? {}).filter(([name, is]) => is && !matched.includes(name));
  return (
    <>
      {matched.map((name) => {
        const word = correction?.tags[name];
        return (
          <Badge key={name} tone={word === undefined ? 'primary' : word ? 'good' : 'bad'}>
            {word === true && <Check className="size-3" aria-hidden />}
            {word === false && <X className="size-3" aria-hidden />}
            <span className={word === false ? 'truncate line-through' : 'truncate'}>{name}</span>
            {word !== undefined && <span className="sr-only">{word ? TEXT.right : TEXT.wrong}</span>}
          </Badge>
        );
      })}
      {added.map(([name]) => (
        <Badge key={name} tone="good">
          <Plus className="size-3" aria-hidden />
          <span className="truncate">{name}</span>
          <span className="sr-only">{TEXT.added}</span>
        </Badge>
      ))}
      {correction && (
        <span className="flex items-center gap-1 text-muted text-xs" title={TEXT.by(correction.by)}>
          <UserCheck className="size-3.5" aria-hidden />
          {TEXT.checked}
        </span>
      )}
    </>
  );
}
