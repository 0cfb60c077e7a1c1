import { Button } from '../../components/Button.js';
import { failed } from '../../components/failed.js';
import { useAction } from '../../components/useAction.js';
import { draw } from '../../state/reading/reading.js';
import { READING_TEXT as TEXT } from './reading.texts.js';

const SIZES = [50, 100] as const;

/** Buttons that draw more comments after the first. */
export function DrawMore({ runId, onDrawn }: { runId: string; onDrawn(): void }) {
  const [more, drawing] = useAction(async (size: number) => {
    await draw(runId, size);
    onDrawn();
  }, failed(TEXT.start.failed));
  return (
    <>
      {SIZES.map((size) => (
        <Button key={size} pending={drawing} onClick={() => void more(size)}>
          {TEXT.pause.drawMore(size)}
        </Button>
      ))}
    </>
  );
}
