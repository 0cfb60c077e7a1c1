import type { ReactNode } from 'react';
import { BackLink } from '../../components/BackLink.js';
import { Loaded } from '../../components/feedback/Loaded.js';
import type { ResourceAtom } from '../../state/resource.js';
import { TEXT as ALL } from './analyzer.texts.js';

interface Props<Data> {
  back: string;
  texts: { back: string; title: string; loadFailed: string };
  atom: ResourceAtom<Data>;
  children(data: Data): ReactNode;
}

/** The page of what is computed from runs: the way back, and a panel that shows it once it is here. */
export function InsightView<Data>({ back, texts, atom, children }: Props<Data>) {
  return (
    <div className="space-y-4">
      <BackLink href={back} text={texts.back} />
      <section className="panel min-h-96" aria-label={texts.title}>
        <Loaded atom={atom} failed={texts.loadFailed} retry={ALL.run.retry}>
          {children}
        </Loaded>
      </section>
    </div>
  );
}
