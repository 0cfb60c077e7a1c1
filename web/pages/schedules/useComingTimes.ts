import { SCHEDULES } from '@smops/core/telling/schedules/schedules.operations.js';
import { useEffect, useState } from 'react';
import { reasonOf } from '../../components/reason-of.js';
import { client } from '../../state/client.js';

const LOOK_AFTER_MS = 250;

interface Coming {
  next: readonly string[];
  /** What is wrong with what is typed. */
  refusal?: string;
}

/** The next three times of what is typed, or what is wrong with it; neither of what is not typed yet. */
export function useComingTimes(when: string): Coming {
  const [coming, setComing] = useState<Coming>({ next: [] });
  useEffect(() => {
    if (when.trim() === '') {
      setComing({ next: [] });
      return;
    }
    let isOver = false;
    const timer = setTimeout(() => {
      client.call(SCHEDULES.preview, { when }).then(
        ({ next }) => !isOver && setComing({ next }),
        (error: Error) => !isOver && setComing({ next: [], refusal: reasonOf(error) }),
      );
    }, LOOK_AFTER_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [when]);
  return coming;
}
