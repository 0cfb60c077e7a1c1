/** The packages with native parts; each has a way around it, or what needs it says so. */
const PARTS: Record<string, () => Promise<unknown>> = {
  argon2: () => import('@node-rs/argon2'),
  jieba: () => import('@node-rs/jieba'),
  sharp: () => import('sharp'),
};

/** Loads the native parts, and returns the names of all and of those that cannot be loaded on this machine. */
export async function tryNativeParts(parts = PARTS): Promise<{ all: string[]; missing: string[] }> {
  const all = Object.keys(parts);
  const tried = await Promise.allSettled(Object.values(parts).map((load) => load()));
  return { all, missing: all.filter((_, at) => tried[at]?.status === 'rejected') };
}
