import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { isJawi } from './jawi.model.js';

const jawi = suite('jawi');

jawi('Malay in Arabic letters is told by the letters that Malay added', () => {
  assert.ok(isJawi('جالن دكت سكوله اين سلالو بنجير، تولوڠ باءيقي لوڠكڠ'));
  assert.ok(isJawi('هرݢ ايكن ماهل 😡'));
  assert.ok(isJawi('@klang.bah تولوڠ ببايقي جالن يڠ روسق'));
});

jawi('and, without these letters, by frequent words', () => {
  assert.ok(isJawi('بنجير لاݢي'));
  assert.ok(isJawi('هوجن سكالي ماسوق رومه'));
});

jawi('Arabic, Persian and Urdu are no Jawi', () => {
  assert.not.ok(isJawi('السلام عليكم ورحمة الله وبركاته'));
  assert.not.ok(isJawi('إنا لله وإنا إليه راجعون'));
  assert.not.ok(isJawi('این غذا خیلی خوب بود، چرا پس اینقدر گران است؟'));
  assert.not.ok(isJawi('یہ بہت اچھا ہے'));
});

jawi('a word in Arabic letters in a Malay comment does not make it Jawi', () => {
  assert.not.ok(isJawi('terima kasih banyak-banyak tuan, جزاك الله خيرا'));
  assert.not.ok(isJawi('Jalan ni selalu banjir (بنجير)'));
  assert.not.ok(isJawi('水灾了 🥲'));
  assert.not.ok(isJawi(''));
});

jawi.run();
