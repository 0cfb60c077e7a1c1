/** The only door to jotai: pages and components take their atoms from here. */
export { atom, useAtom, useAtomValue, useSetAtom } from 'jotai';
