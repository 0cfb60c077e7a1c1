import { foldName } from './comment-fields.js';
import { hasOwn, isObject } from './plain-object.js';

export const SHAPE_NAMES = [
  'FB-Comments-Exporter',
  'YouTube commentThreads',
  'youtube-comment-downloader',
  'facebook-scraper',
  'Bright Data',
  'Apify',
  'ExportComments',
  'Graph API',
  'generic',
] as const;

export type ShapeName = (typeof SHAPE_NAMES)[number];

/**
 * What tells a source: keys that stand together on the object around the list (`around`) or in a row (`row`).
 * The first signature that fits names the shape; it never changes how fields are read.
 */
const SIGNATURES: readonly { shape: ShapeName; around?: readonly string[]; row?: readonly string[] }[] = [
  { shape: 'FB-Comments-Exporter', around: ['totalComments', 'exportedAt'] },
  { shape: 'FB-Comments-Exporter', row: ['isReply', 'replyToAuthor', 'text'] },
  { shape: 'FB-Comments-Exporter', row: ['Thread', 'Author Name', 'Is Reply', 'Reply To'] },
  { shape: 'YouTube commentThreads', around: ['kind', 'pageInfo', 'items'] },
  { shape: 'YouTube commentThreads', row: ['snippet.topLevelComment'] },
  { shape: 'youtube-comment-downloader', row: ['cid', 'votes', 'text'] },
  { shape: 'facebook-scraper', around: ['comments_full'] },
  { shape: 'facebook-scraper', row: ['comments_full'] },
  { shape: 'facebook-scraper', row: ['commenter_name', 'comment_text'] },
  { shape: 'Bright Data', row: ['comment_text', 'user_name', 'num_likes'] },
  { shape: 'Bright Data', row: ['comment_text', 'user_name', 'date_created'] },
  { shape: 'Apify', row: ['user_name', 'content', 'create_time'] },
  { shape: 'Apify', row: ['authorName', 'commentText'] },
  { shape: 'Apify', row: ['author_name', 'raw_text'] },
  { shape: 'Apify', row: ['comment.text', 'comment.author'] },
  { shape: 'Apify', row: ['text', 'author.username'] },
  { shape: 'Apify', row: ['profileName', 'text', 'likesCount'] },
  { shape: 'ExportComments', row: ['Name', 'Profile ID', 'Comment'] },
  { shape: 'Graph API', row: ['message', 'created_time'] },
  { shape: 'Graph API', row: ['message', 'from.name'] },
  { shape: 'Graph API', around: ['data', 'paging'], row: ['message'] },
];

/** The shape that the object around the list and one of its rows have together, or null when neither tells. */
export function shapeOf(around: unknown, row: unknown): ShapeName | null {
  const outer = foldedPaths(around);
  const inner = foldedPaths(row);
  const fits = (paths: Set<string>, names: readonly string[] = []) =>
    names.every((name) => paths.has(foldName(name)));
  return SIGNATURES.find(({ around, row }) => fits(outer, around) && fits(inner, row))?.shape ?? null;
}

/** The keys of an object and of the objects directly inside it, as folded paths. */
function foldedPaths(value: unknown): Set<string> {
  const paths = new Set<string>();
  if (!isObject(value)) return paths;
  for (const key of Object.keys(value).slice(0, 200)) {
    paths.add(foldName(key));
    const inner = hasOwn(value, key) ? value[key] : undefined;
    if (isObject(inner)) for (const name of Object.keys(inner).slice(0, 50)) paths.add(foldName(key + name));
  }
  return paths;
}
