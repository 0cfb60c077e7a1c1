import type { Portrait } from '@smops/core/records/portraits/portraits.schemas.js';
import { Trash2 } from 'lucide-react';
import { Time } from '../../components/format/Time.js';
import { IconButton } from '../../components/IconButton.js';
import { Image } from '../../components/Image.js';
import { PORTRAITS_TEXT as TEXT } from './portraits.texts.js';

export interface PortraitGridProps {
  portraits: readonly Portrait[];
  onOpen(portrait: Portrait): void;
  /** Without it nothing can be deleted. */
  onDelete?(portrait: Portrait): void;
}

/** Small images with their dates, the newest first. */
export function PortraitGrid({ portraits, onOpen, onDelete }: PortraitGridProps) {
  return (
    <ul className="grid grid-cols-2 gap-4 px-5 pb-5 sm:grid-cols-3 md:grid-cols-4">
      {portraits.map((portrait) => (
        <li key={portrait.id} className="flex flex-col">
          <button
            type="button"
            className="aspect-square cursor-zoom-in overflow-hidden rounded-box bg-base-200"
            aria-label={TEXT.open(portrait.originalFilename)}
            title={portrait.originalFilename}
            onClick={() => onOpen(portrait)}
          >
            <Image
              src={portrait.thumbnailUrl}
              className="block size-full object-cover transition-transform hover:scale-103 motion-reduce:transition-none"
            />
          </button>
          <div className="flex min-h-9 items-center justify-between pt-1 text-muted text-sm">
            <Time value={portrait.uploadedAt} />
            {onDelete && (
              <IconButton
                danger
                label={`${TEXT.delete} ${portrait.originalFilename}`}
                icon={<Trash2 />}
                onClick={() => onDelete(portrait)}
              />
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
