import { useEffect } from 'react';

const LOOK_EVERY_MS = 3000;

/** Loads what a page shows again and again while `isActive`: something in it is at work. */
export function useLookingAgain(resource: { refetch(): Promise<unknown> }, isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return;
    const timer = setInterval(() => void resource.refetch(), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [resource, isActive]);
}
