import { classes } from '../components/classes.js';
import { SHELL_TEXT as TEXT } from '../components/frame/shell.texts.js';
import { useAtomValue } from '../state/atoms.js';
import { statusAtom } from '../state/records/status.js';

/** Green only while a spreadsheet really reads smops; until the server has said so it is grey. */
export function SpreadsheetDot() {
  const { data } = useAtomValue(statusAtom);
  const connected = data?.spreadsheet?.connected === true;
  const title = connected ? TEXT.connected : TEXT.notConnected;
  return (
    <>
      <span
        role="img"
        aria-label={title}
        title={title}
        className={classes('size-2.5 shrink-0 rounded-full', connected ? 'bg-success' : 'bg-line')}
      />
      {data?.demo && (
        <span className="ml-2 rounded-full bg-waiting px-2.5 py-0.5 font-medium text-waiting-content text-xs">
          {TEXT.demo}
        </span>
      )}
    </>
  );
}
