/**
 * What the exporters of the world call the parts of a comment, as data (docs: "Comment files" in the reference notes
 * on external APIs). A name is a path: `author.name` is the `name` inside `author`. Names are compared without regard
 * to case, spaces, `_`, `-`, `.` and `/`, so one entry covers `comment_text`, `commentText` and a column "Comment Text".
 */

export const COMMENT_FIELDS = [
  'content',
  'author',
  'reactionsCount',
  'id',
  'time',
  'parentId',
  'link',
  'repliesCount',
  'depth',
  'stars',
] as const;

export type CommentField = (typeof COMMENT_FIELDS)[number];

/** Which path of a row each field is read from; null where the file has none. */
export type CommentMapping = Record<CommentField, string | null>;

/** Accepted names per field; the first that holds a usable value wins. */
export const ACCEPTED_NAMES: Record<CommentField, readonly string[]> = {
  content: [
    'content',
    'message',
    'text',
    'commentText',
    'comment',
    'body',
    'rawText',
    'textOriginal',
    'textDisplay',
    'comment.text',
    'comment.message',
    'snippet.topLevelComment.snippet.textOriginal',
    'snippet.topLevelComment.snippet.textDisplay',
    'snippet.textOriginal',
    'snippet.textDisplay',
    '评论正文',
    '内容',
    '评论内容',
    '评论',
    '留言',
    '內容',
    '評論',
    '評論內容',
    '留言內容',
    'komen',
    'ulasan',
    'komentar',
    'maklum balas',
    'fullText',
    'reviewText',
    'review',
    'hitSentence',
  ],
  author: [
    'author',
    'author.name',
    'author.username',
    'author.display_name',
    'authorName',
    'authorDisplayName',
    'from.name',
    'userName',
    'commenterName',
    'profileName',
    'name',
    'user.name',
    'user.nickname',
    'user.username',
    'user.unique_id',
    'nickname',
    'ownerUsername',
    'owner.username',
    'uniqueId',
    'authorTitle',
    'author.userName',
    'author_username',
    'reviewer.displayName',
    'commenter',
    'screenName',
    'Name (click to view profile)',
    'comment.author.name',
    'snippet.topLevelComment.snippet.authorDisplayName',
    'snippet.authorDisplayName',
    '作者',
    '昵称',
    '暱稱',
    '用户昵称',
    '用户名',
    'nama',
    'penulis',
  ],
  reactionsCount: [
    'reactionsCount',
    'reactionCount',
    'commentReactionCount',
    'reactions.summary.total_count',
    'reactions',
    'likeCount',
    'likesCount',
    'likes',
    'numLikes',
    'diggCount',
    'favoriteCount',
    'public_metrics.like_count',
    'reviewLikes',
    'thumbsUpCount',
    'votes',
    'engagement.likes',
    'comment.reaction_count',
    'likes.summary.total_count',
    'snippet.topLevelComment.snippet.likeCount',
    'snippet.likeCount',
    '点赞数',
    '点赞',
    '點讚數',
    '讚',
    'suka',
    '互动数',
    '反应数',
    'reaksi',
  ],
  id: ['id', 'commentId', 'cid', 'comment.id', 'reviewId', 'cmtid', 'idStr', '评论ID'],
  time: [
    'createdTime',
    'createdAt',
    'createTime',
    'createTimeISO',
    'dateCreated',
    'commentDate',
    'commentTime',
    'publishedAt',
    'publishedAtDate',
    'createdUtc',
    'reviewDatetimeUtc',
    'ctime',
    'date',
    'timestamp',
    'time',
    'comment.created_time',
    'snippet.topLevelComment.snippet.publishedAt',
    'snippet.publishedAt',
    'relativeDate',
    '评论时间',
    '时间',
    '評論時間',
    '時間',
    'tarikh',
    'masa',
  ],
  parentId: [
    'parent.id',
    'parentId',
    'parentCommentId',
    'replyToCommentId',
    'repliesToId',
    'repliedTo.id',
    'replyId',
    'isReplyTo',
    'inReplyToId',
    'inReplyToStatusIdStr',
    'referenced_tweets.replied_to.id',
    'snippet.parentId',
    'parent',
  ],
  link: [
    'permalinkUrl',
    'permalink',
    'commentUrl',
    'commentPermalink',
    'reviewUrl',
    'reviewLink',
    'url',
    'link',
  ],
  repliesCount: [
    'commentCount',
    'commentsCount',
    'replyCount',
    'repliesCount',
    'replyCommentTotal',
    'subCommentCount',
    'numReplies',
    'replies',
    'comment.reply_count',
    'snippet.totalReplyCount',
  ],
  depth: ['depth', 'threadingDepth'],
  stars: [
    'stars',
    'starRating',
    'reviewRating',
    'ratingStar',
    'rating',
    'bintang',
    'penilaian',
    '评分',
    '星级',
    '評分',
  ],
};

/** What names the post of a comment: a parent of the same id is no comment. */
export const POST_ID_NAMES: readonly string[] = [
  'videoId',
  'postId',
  'awemeId',
  'noteId',
  'mediaId',
  'linkId',
  'conversationId',
  'conversationIdStr',
  'rootPost.id',
];

/** Names whose text is HTML: tags are dropped and entities decoded. */
export const HTML_NAMES: readonly string[] = ACCEPTED_NAMES.content.filter((name) =>
  name.endsWith('textDisplay'),
);

/** Objects of counts such as `{"like":2,"haha":1}`, summed where no plain count is given. */
export const REACTION_OBJECTS: readonly string[] = ['reactions', 'comment_reactions', 'commentReactions'];

/** Keys under which an object holds the list of comments, in order of preference. */
export const LIST_WRAPPERS: readonly string[] = [
  'comments',
  'data',
  'items',
  'results',
  'comments_full',
  'reviews',
  'messages',
  'comments_v2',
];

/** A row with one of these lists is a post or a page, not a comment: only the list is read. */
export const POST_LISTS: readonly (readonly string[])[] = [
  ['comments_full'],
  ['latestComments'],
  ['topComments'],
];
export const PAGE_LISTS: readonly (readonly string[])[] = [
  ...LIST_WRAPPERS.map((name) => [name]),
  ['data', 'comments'],
  ['data', 'items'],
  ['data', 'children'],
];

/** Where a comment holds the replies to it. */
export const REPLY_LISTS: readonly (readonly string[])[] = [
  ['replies'],
  ['comments', 'data'],
  ['children'],
  ['replies', 'data'],
  ['replies', 'comments'],
  ['replies', 'data', 'children'],
  ['comments'],
];

/** A name as it is compared: lower case, without spaces and joining marks. */
export const foldName = (name: string) => name.toLowerCase().replace(/[\s_\-./]+/g, '');
