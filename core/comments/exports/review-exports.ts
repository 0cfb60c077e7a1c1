import { SAID, type SaidComment } from './said.js';
import {
  both,
  cells,
  csv,
  type ExportFile,
  epoch,
  file,
  idOf,
  iso,
  json,
  RATED,
  rowsOf,
  wallIso,
  xlsx,
} from './write-files.js';

function american(time: string): string {
  return `${time.slice(5, 7)}/${time.slice(8, 10)}/${time.slice(0, 4)} ${time.slice(11, 19)}`;
}

/** Downloads of reviews with stars. */
export function reviewExports(): ExportFile[] {
  const reviews = rowsOf((one, at) => ({
    name: one.author,
    text: one.text,
    textTranslated: null,
    publishAt: '2 weeks ago',
    publishedAtDate: one.time,
    likesCount: one.likes,
    stars: one.stars,
    rating: null,
    reviewId: idOf(at),
    placeId: 'ChIJ',
    title: 'MPSJ',
    responseFromOwnerText: 'Terima kasih',
    reviewUrl: `https://maps.example/${at}`,
  }));
  const WORDS = ['ONE', 'TWO', 'THREE', 'FOUR', 'FIVE'];
  const business = (list: readonly SaidComment[]) => ({
    reviews: list.map((one) => ({
      name: `accounts/1/reviews/${SAID.indexOf(one)}`,
      reviewId: idOf(SAID.indexOf(one)),
      reviewer: { displayName: one.author, profilePhotoUrl: 'https://p.example' },
      starRating: WORDS[one.stars - 1],
      comment: one.text,
      createTime: iso(one.time),
      updateTime: iso(one.time),
      reviewReply: { comment: 'Terima kasih', updateTime: iso(one.time) },
    })),
    averageRating: 3,
    totalReviewCount: 16,
    nextPageToken: 'x',
  });
  const outscraper = rowsOf((one, at) => ({
    query: 'MPSJ',
    name: 'MPSJ',
    rating: 3.9,
    review_id: `r${at}`,
    author_title: one.author,
    review_text: one.text,
    review_rating: one.stars,
    review_datetime_utc: american(one.time),
    review_likes: one.likes,
    owner_answer: '',
  }));
  return [
    ...both('google-maps-apify', reviews, RATED),
    file('google-business.json', json(business(SAID)), ['author', 'time', 'stars']),
    file('google-business-pages.json', json([business(SAID.slice(0, 8)), business(SAID.slice(8))]), [
      'author',
      'time',
      'stars',
    ]),
    file('outscraper.csv', csv(outscraper), RATED),
    file('outscraper.xlsx', xlsx(cells(outscraper)), RATED),
    ...both(
      'play-store',
      rowsOf((one, at) => ({
        reviewId: idOf(at),
        userName: one.author,
        content: one.text,
        score: one.stars,
        thumbsUpCount: one.likes,
        reviewCreatedVersion: '1.2',
        at: wallIso(one.time),
        replyContent: '',
        repliedAt: '',
      })),
      RATED,
    ),
    ...both(
      'shopee',
      rowsOf((one, at) => ({
        cmtid: idOf(at),
        itemid: 5,
        author_username: one.author,
        comment: one.text,
        rating_star: one.stars,
        ctime: epoch(one.time),
        like_count: one.likes,
      })),
      RATED,
    ),
  ];
}
