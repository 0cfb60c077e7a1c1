import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { detectEncoding, ENCODINGS, type Encoding, encodingOf, utf16Of } from './encodings.js';
import { anyText, concat, linesNotUtf8, Utf8Stream } from './utf8.js';

const test = suite('encodings of comment files');

/** Text in the encoding that is found, whether its bytes come at once or one by one. */
function decodeText(bytes: Uint8Array, chosen?: Encoding) {
  const [whole, cut] = [bytes.length, 1].map((size) => {
    const stream = new Utf8Stream(chosen);
    const pieces: Uint8Array[] = [];
    for (let at = 0; at < bytes.length; at += size)
      pieces.push(...stream.push(new Uint8Array(bytes.subarray(at, at + size))));
    pieces.push(...stream.end());
    return { text: anyText(concat(pieces)), encoding: stream.encoding };
  });
  assert.equal(cut, whole);
  return whole as { text: string; encoding: Encoding };
}

/** Text as programs without Unicode save it; made with iconv. */
const encoded = (base64: string) => Buffer.from(base64, 'base64');

const SAMPLES = [
  {
    name: 'simplified Chinese as Excel in China saves it',
    encoding: 'GB18030',
    text: `id,内容\n1,价格太高了，薪水太低，年轻人怎么买房子？\n2,塞车塞到傻 😩\n3,好\n4,谢谢老板，辛苦了！\n5,垃圾没人收，臭死了`,
    bytes: encoded(
      'aWQsxNrI3QoxLLzbuPHMq7jfwcujrNC9y67Mq7XNo6zE6sfhyMvU9cO0wvK3v9fTo78KMizI+7O1yPu1vcm1IJUwgjcKMyy6wwo0LNC70LvAz7Dlo6zQwb/gwcujoQo1LMCsu/jDu8jLytWjrLP0y8DByw==',
    ),
  },
  {
    name: 'traditional Chinese as Excel in Taiwan and Hong Kong saves it',
    encoding: 'Big5',
    text: `id,內容\n1,價格太高了，薪水太低，年輕人怎麼買房子？\n2,塞車塞到傻\n3,好\n4,謝謝老闆，辛苦了！\n5,垃圾沒人收`,
    bytes: encoded(
      'aWQspLquZQoxLLv5ruak07CqpEahQcF+pPSk06dDoUGmfru0pEir57vytlKp0KRsoUgKMiy266iutuuo7LbMCjMspm4KNCzBwsHCptHB86FBqK+tV6RGoUkKNSypVaejqFOkSKas',
    ),
  },
  {
    name: 'Malay and English as Excel in Malaysia saves it',
    encoding: 'Windows-1252',
    text: `id,komen\n1,Harga barang naik lagi – gaji tak naik…\n2,“Terima kasih” YB turun padang\n3,Café tu mahal sangat\n4,It’s £5 now\n5,Bila nak siap jalan ni?`,
    bytes: encoded(
      'aWQsa29tZW4KMSxIYXJnYSBiYXJhbmcgbmFpayBsYWdpIJYgZ2FqaSB0YWsgbmFpa4UKMiyTVGVyaW1hIGthc2lolCBZQiB0dXJ1biBwYWRhbmcKMyxDYWbpIHR1IG1haGFsIHNhbmdhdAo0LEl0knMgozUgbm93CjUsQmlsYSBuYWsgc2lhcCBqYWxhbiBuaT8=',
    ),
  },
  {
    name: 'Chinese and Malay mixed',
    encoding: 'GB18030',
    text: `komen\nJalan Ipoh 塞车 teruk\nbanjir 又来了\nterima kasih 老板`,
    bytes: encoded('a29tZW4KSmFsYW4gSXBvaCDI+7O1IHRlcnVrCmJhbmppciDT1sC0wcsKdGVyaW1hIGthc2loIMDPsOU='),
  },
] as const;

test('a file is read in the encoding that its bytes show', () => {
  for (const { name, encoding, bytes, text } of SAMPLES) {
    const decoded = decodeText(bytes);
    assert.is(decoded.encoding, encoding, name);
    assert.is(decoded.text, text, name);
  }
});

test('one comment is enough to tell', () => {
  for (const { encoding, bytes } of SAMPLES) {
    for (const line of linesOf(bytes)) {
      if (line.every((byte) => byte < 0x80)) continue;
      const first = line.findIndex((byte) => byte >= 0x80);
      assert.is(detectEncoding(line.subarray(first)), encoding, new TextDecoder(encoding).decode(line));
    }
  }
});

function linesOf(bytes: Uint8Array): Uint8Array[] {
  const lines: Uint8Array[] = [];
  for (let start = 0; start < bytes.length; ) {
    const newline = bytes.indexOf(10, start);
    const end = newline === -1 ? bytes.length : newline;
    lines.push(bytes.subarray(start, end));
    start = end + 1;
  }
  return lines;
}

test('UTF-8 with a damaged place stays UTF-8, and its line is found', () => {
  const bytes = Buffer.concat([
    Buffer.from('价格太高\n加油\n'),
    Buffer.from([0xe9, 0x20]),
    Buffer.from('\n好'),
  ]);
  assert.equal(decodeText(bytes), {
    text: '价格太高\n加油\n\uFFFD \n好',
    encoding: 'UTF-8',
  });
  assert.equal(linesNotUtf8(bytes, 1), [3]);
});

test('the chosen encoding is used whatever the bytes look like', () => {
  const { bytes } = SAMPLES.find(({ encoding }) => encoding === 'GB18030') as (typeof SAMPLES)[number];
  assert.is(decodeText(bytes, 'Windows-1252').encoding, 'Windows-1252');
  assert.is(
    decodeText(Buffer.from('\uFEFF好', 'utf16le').swap16(), 'UTF-16LE').text,
    '好',
    'a mark is right',
  );
});

test('UTF-16 without a mark is told by its line ends, also where all else is Chinese', () => {
  const text = '内容\n一路平安，一切顺利\n';
  assert.is(utf16Of(Buffer.from(text, 'utf16le')), 'UTF-16LE');
  assert.is(utf16Of(Buffer.from(text, 'utf16le').swap16()), 'UTF-16BE');
  assert.is(utf16Of(Buffer.from(text)), null);
});

test('encodings go by the names that people and programs give them', () => {
  assert.equal(
    ['gbk', 'GB2312', 'utf8', 'Utf-16', 'cp1252', 'latin1', 'BIG5', 'windows-1252', 'klingon'].map(
      encodingOf,
    ),
    [
      'GB18030',
      'GB18030',
      'UTF-8',
      'UTF-16LE',
      'Windows-1252',
      'Windows-1252',
      'Big5',
      'Windows-1252',
      undefined,
    ],
  );
  for (const name of ENCODINGS) assert.is(encodingOf(name), name);
});

test('files that hold no text are named, with what to do', () => {
  const refusal = (...bytes: (number | string)[]) => {
    try {
      decodeText(Buffer.concat(bytes.map((one) => Buffer.from(typeof one === 'string' ? one : [one]))));
    } catch (error) {
      return (error as Error).message;
    }
    return '';
  };
  assert.match(refusal('%PDF-1.7'), /^This is a PDF\./);
  assert.match(refusal(0x89, 'PNG\r\n'), /^This is an image\./);
  assert.match(refusal('PK\u0003\u0004 word/document.xml'), /^This is a Word document\./);
  assert.match(
    refusal('PK\u0003\u0004 photo.jpg'),
    /^This is a ZIP archive without a comment file\. Unpack it/,
  );
  assert.match(
    refusal('PK\u0003\u0004 mimetypeapplication/vnd.oasis.opendocument.spreadsheet content.xml'),
    /^This is a LibreOffice sheet \(\.ods\)\. Save it as/,
  );
  assert.match(refusal(0xd0, 0xcf, 0x11, 0xe0), /old Office.* or a workbook with a password/);
  assert.match(refusal('Rar!'), /^This is a RAR or 7z archive\. Unpack it/);
  assert.match(refusal(0xff, 0xfe, 0, 0), /UTF-32/);
});

test.run();
