/** For the audit log: which deletions can still be undone. */
export { findRestorable, RESTORABLE } from './restorable.repository.js';
