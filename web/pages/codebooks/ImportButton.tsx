import { CODEBOOKS } from '@smops/core/analysis/codebooks/codebooks.operations.js';
import type { Codebook } from '@smops/core/analysis/codebooks/codebooks.schemas.js';
import { Upload } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../components/Button.js';
import { failed } from '../../components/failed.js';
import { useAction } from '../../components/useAction.js';
import { client } from '../../state/client.js';
import { toast } from '../../state/toasts.js';
import { CODEBOOKS_TEXT as TEXT } from './codebooks.texts.js';

/** The button that makes a codebook of a file, or a version of the one that it is `into`. */
export function ImportButton({ into, onImported }: { into?: Codebook; onImported(id: string): void }) {
  const input = useRef<HTMLInputElement>(null);
  const [take, isTaking] = useAction(async (file: File) => {
    const target = into && { codebook: into.id, baseVersion: into.latest };
    const made = await client.call(CODEBOOKS.import, { content: file, fileName: file.name, ...target });
    if (into === undefined) toast({ title: TEXT.imported, description: made.name });
    else toast({ title: made.version === into.latest ? TEXT.unchanged : TEXT.saved(made.version) });
    onImported(made.id);
  }, failed(TEXT.importFailed));
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={TEXT.import}
        accept=".csv,.xlsx,.json,.qdc"
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file) void take(file);
        }}
      />
      <Button
        icon={<Upload className="size-4" aria-hidden />}
        pending={isTaking}
        pendingLabel={TEXT.importing}
        onClick={() => input.current?.click()}
      >
        {TEXT.import}
      </Button>
    </>
  );
}
