import { sentencesOf } from '../language/language.model.js';
import { fieldText } from '../texts/lists.texts.model.js';

/** Titles of columns in CSV and XLSX files. JSON keeps its names. */
export const TITLES = sentencesOf('core.titles', {
  'Task ID': 'Task ID',
  'Analysis Date': 'Analysis Date',
  'Sentiment Score': 'Sentiment Score',
  Label: 'Label',
  'Reaction-Weighted Score': 'Reaction-Weighted Score',
  Comments: 'Comments',
  Positive: 'Positive',
  Neutral: 'Neutral',
  Negative: 'Negative',
  'AI Summary': 'AI Summary',
  File: 'File',
  Provider: 'Provider',
  Author: 'Author',
  Comment: 'Comment',
  Sentiment: 'Sentiment',
  Score: 'Score',
  Confidence: 'Confidence',
  Reactions: 'Reactions',
  Language: 'Language',
  Time: 'Time',
  Link: 'Link',
  created_time: 'created_time',
  message: 'message',
  reactions: 'reactions',
  comments: 'comments',
  shares: 'shares',
  permalink_url: 'permalink_url',
  videoId: 'videoId',
  title: 'title',
  publishedAt: 'publishedAt',
  viewCount: 'viewCount',
  likeCount: 'likeCount',
  commentCount: 'commentCount',
  url: 'url',
  description: 'description',
});

/** A column's title in the current language; a list's field has its label. */
export const titleText = (title: string): string =>
  (TITLES() as Record<string, string>)[title] ?? fieldText(title);
