import { toast } from '../state/toasts.js';
import { reasonOf } from './reason-of.js';

/** What says, in a toast with this title, why something did not work. */
export const failed = (title: string) => (error: Error) =>
  toast({ tone: 'destructive', title, description: reasonOf(error) });
