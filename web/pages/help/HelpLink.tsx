import { Link } from 'wouter';
import { HELP_TEXT as TEXT } from './help.texts.js';
import { useHelpAddress } from './useHelpAddress.js';

/** Leads to the help for the screen that is shown, from the list of its keys. */
export function HelpLink() {
  return (
    <Link href={useHelpAddress()} className="btn btn-ghost">
      {TEXT.open}
    </Link>
  );
}
