import { LANGUAGES } from '@smops/core/analysis/sentiments/sentiments.constants.js';
import type { SentimentRecord } from '@smops/core/analysis/sentiments/sentiments.schemas.js';
import { histogramScene } from '@smops/core/platform/charts/histogram.js';
import { partsScene } from '@smops/core/platform/charts/parts.js';
import type { Role } from '@smops/core/platform/charts/scene.js';
import { useCallback, useMemo } from 'react';
import { Frame } from '../../charts/Frame.js';
import { useAtomValue } from '../../state/atoms.js';
import { sentimentAtom } from '../../state/records/sentiments.js';
import { type CommentsShown, labelOfBin } from './details-address.js';
import { SENTIMENTS_TEXT } from './sentiments.texts.js';

const TEXT = SENTIMENTS_TEXT.scores;
const { positive, neutral, negative } = SENTIMENTS_TEXT.labels;
const HEIGHT = 190;
const nameOf = (language: string) =>
  SENTIMENTS_TEXT.languages[language as keyof typeof SENTIMENTS_TEXT.languages] ?? language;

export interface ScoresPictureProps {
  record: SentimentRecord;
  /** Of the titles, in the page's headings. */
  level: 2 | 3;
  className?: string;
  /** A mark was chosen: the comments it stands for. */
  onComments?: ((shown: CommentsShown) => void) | undefined;
}

/** How the comments' scores lie on the rail from 0 to 10, and the languages they are in. */
export function ScoresPicture({ record, level, className = 'min-w-0', onComments }: ScoresPictureProps) {
  const { id, comments } = record;
  const scores = useAtomValue(useMemo(() => sentimentAtom(id), [id])).data?.scores;
  const drawScores = useCallback(
    (width: number) =>
      histogramScene({
        label: TEXT.label,
        width,
        height: HEIGHT,
        bins: scores ?? Array<number>(10).fill(0),
        words: {
          score: TEXT.score,
          count: TEXT.count,
          negative,
          neutral,
          positive,
        },
      }),
    [scores],
  );
  const languages = useMemo(
    () =>
      Object.entries(comments?.languages ?? {})
        .sort(([, a], [, b]) => b - a)
        .map(([key, count], index) => ({
          key,
          count,
          name: nameOf(key),
          role: `series${Math.min(8, index + 1)}` as Role,
        })),
    [comments],
  );
  const drawLanguages = useCallback(
    (width: number) =>
      partsScene({
        label: TEXT.languages,
        width,
        rows: [
          { key: 'all', parts: languages as { key: string; name: string; count: number; role: Role }[] },
        ],
        words: { name: TEXT.languages },
      }),
    [languages],
  );
  if (comments === null) return null;
  const about = [record.fileName, TEXT.of(comments.total)].filter((part) => part !== '');
  return (
    <div className="min-w-0 space-y-4">
      <Frame
        level={level}
        className={className}
        title={TEXT.title}
        about={about}
        isCaptionShown={false}
        legend={[
          { role: 'negative', name: negative },
          { role: 'neutral', name: neutral },
          { role: 'positive', name: positive },
        ]}
        draw={drawScores}
        onSelect={onComments && (({ key }) => onComments({ label: labelOfBin(Number(key)) }))}
      />
      {languages.length > 0 && (
        <Frame
          level={level}
          className={className}
          title={TEXT.languages}
          about={about}
          isCaptionShown={false}
          legend={languages}
          draw={drawLanguages}
          onSelect={
            onComments &&
            (({ part }) => {
              const language = LANGUAGES.find((one) => one === part);
              if (language) onComments({ language });
            })
          }
        />
      )}
    </div>
  );
}
