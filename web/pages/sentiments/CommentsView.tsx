import { LANGUAGES, type Language } from '@smops/core/sentiments/sentiments.constants.js';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/Button.js';
import { ErrorState } from '../../components/feedback/ErrorState.js';
import { SkeletonText } from '../../components/feedback/Skeleton.js';
import { Select } from '../../components/form/Select.js';
import { MenuButton } from '../../components/MenuButton.js';
import { DeferredSearchBox } from '../../components/table/DeferredSearchBox.js';
import { ScoredComment } from './ScoredComment.js';
import { SENTIMENTS_TEXT } from './sentiments.texts.js';
import { useComments } from './useComments.js';

const TEXT = SENTIMENTS_TEXT.comments;
const LABELS = ['positive', 'neutral', 'negative'] as const;
type Label = (typeof LABELS)[number];

/** The comments of one analysis: searched, filtered, and as many as there are. */
export function CommentsView({ id }: { id: number }) {
  const [search, setSearch] = useState('');
  const [label, setLabel] = useState<Label | 'all'>('all');
  const [language, setLanguage] = useState<Language | 'all'>('all');
  const { shown, isLoading, more, again } = useComments(id, {
    ...(search !== '' && { search }),
    ...(label !== 'all' && { label }),
    ...(language !== 'all' && { language }),
  });
  return (
    <div>
      <div className="mb-3 flex flex-wrap gap-2">
        <DeferredSearchBox onSearch={setSearch} placeholder={TEXT.search} className="sm:w-56" />
        <Select<Label | 'all'>
          label={TEXT.label}
          className="sm:w-40"
          value={label}
          onChange={setLabel}
          options={[
            { value: 'all', label: TEXT.allLabels },
            ...LABELS.map((value) => ({ value, label: SENTIMENTS_TEXT.labels[value] })),
          ]}
        />
        <Select<Language | 'all'>
          label={TEXT.language}
          className="sm:w-40"
          value={language}
          onChange={setLanguage}
          options={[
            { value: 'all', label: TEXT.allLanguages },
            ...LANGUAGES.map((value) => ({ value, label: SENTIMENTS_TEXT.languages[value] })),
          ]}
        />
        <MenuButton
          label={TEXT.export}
          size="medium"
          icon={<Download className="size-4" aria-hidden />}
          items={['csv', 'xlsx', 'json'].map((format) => ({
            label: format.toUpperCase(),
            href: `/api/sentiments/${id}/export?format=${format}`,
          }))}
        />
      </div>
      {shown?.error && shown.items.length === 0 ? (
        <ErrorState title={TEXT.failed} error={shown.error} onRetry={again} />
      ) : shown === undefined ? (
        <SkeletonText lines={8} />
      ) : shown.items.length === 0 && !isLoading ? (
        <p className="py-8 text-center text-muted">{TEXT.nothing}</p>
      ) : (
        <ul aria-label={TEXT.list} aria-busy={isLoading}>
          {shown.items.map((comment) => (
            <ScoredComment key={comment.id} comment={comment} />
          ))}
        </ul>
      )}
      {shown?.next != null && (
        <div className="mt-3 text-center">
          <Button pending={isLoading} pendingLabel={TEXT.loading} onClick={more}>
            {TEXT.more}
          </Button>
        </div>
      )}
    </div>
  );
}
