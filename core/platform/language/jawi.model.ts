/** Letters that Malay added to the Arabic alphabet: nga, nya, ga, va. Other languages in Arabic letters hardly have them. */
const JAWI_LETTERS = /[ڠڽݢڬۏ]/;
/** Letters of Persian and Urdu that Jawi does not have. */
const OTHER_LETTERS = /[پژٹڈڑںےھہ]/;
/** Frequent Malay words that have none of the added letters, and are no Arabic words. */
const JAWI_WORDS = new Set(
  [
    'اءير اتاو ادا اداله اڤ اڤا ايت بارو باءيق بايق بنجير بوات بوكن بوکن بوليه بيلا تاڤي تتاڤي تريما تيدق جالن جك جک جوا',
    'چوکوڤ چوكوڤ دالم ڤد سام ساي سايا سموا سوده سوسه سكالي سکالي كالو کالو كامي کامي كاسيه کاسيه كران کران كڤد کڤد كيت کيت',
    'لبيه ماسيه ماسوق ماكن ماکن مريك مريک مريكا مريکا نايق هاري هوجن اونتوق اوليه ترلالو رومه سکوله سكوله',
  ].flatMap((line) => line.split(' ')),
);
/** A text without an added letter is Jawi when at least one in this number of its words is a frequent Malay one. */
const WORDS_OF_ONE_KNOWN = 4;
const ANY_ARABIC = /[\u0620-\u06ff\u0750-\u077f]/;
const ARABIC = /[\u0620-\u064a\u066e-\u06d3\u06fa-\u06ff\u0750-\u077f]/g;
const ARABIC_WORD = /[\u0620-\u065f\u066e-\u06ff\u0750-\u077f]+/g;
const LETTER = /\p{L}/gu;

/** Whether a text is Malay written in Arabic letters. Arabic itself, Persian and Urdu are not. Linear in its length. */
export function isJawi(text: string): boolean {
  if (!ANY_ARABIC.test(text)) return false;
  const arabic = text.match(ARABIC)?.length ?? 0;
  if (arabic * 2 <= (text.match(LETTER)?.length ?? 0)) return false;
  if (OTHER_LETTERS.test(text)) return false;
  if (JAWI_LETTERS.test(text)) return true;
  const words = text.match(ARABIC_WORD) ?? [];
  const known = words.filter((word) => JAWI_WORDS.has(word)).length;
  return known > 0 && known * WORDS_OF_ONE_KNOWN >= words.length;
}
