import { useState } from 'react';

export interface ImageProps {
  /** Empty: there is none, and only the space stays. */
  src: string;
  className?: string;
  /** Default: false. Takes no space when it fails to load, instead of an empty ground. */
  hideBroken?: boolean;
}

/** An image that only adorns what stands beside it; nothing ugly shows when it cannot be loaded. */
export function Image({ src, className, hideBroken = false }: ImageProps) {
  const [broken, setBroken] = useState('');
  if (src === '' || broken === src) return hideBroken ? null : <span aria-hidden className={className} />;
  return <img src={src} alt="" loading="lazy" className={className} onError={() => setBroken(src)} />;
}
