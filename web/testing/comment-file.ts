/** Comments as staff would bring them: Malay, Chinese, English, emoji; no real person's words. */
const SAYINGS: readonly [author: string, text: string][] = [
  ['Nurul Aina', 'Harga barang naik gila sekarang, ayam pun dah RM12 sekilo 😩'],
  ['陈家豪', '塞车塞到傻，每天上班两个小时，政府几时要修路？'],
  ['Siti Hajar', 'Terima kasih YB turun padang tengok sendiri keadaan sekolah 👏'],
  ['Kumaran', 'Good initiative, but what about the flood victims in Kajang?'],
  ['林美玲', '请问几时派米？'],
  ['Ah Seng', '柴油补贴砍掉了，小贩怎么做生意？物价又要涨了'],
  ['Farah', 'Jalan depan rumah saya berlubang, dah tiga bulan report tak ada tindakan'],
  ['Grace', 'The new clinic is so clean and the nurses are friendly ❤️'],
];

/** A Graph API export of `count` different comments as bytes; `broken` adds rows that cannot be read, `twice` repeats some. */
export function commentFile(count: number, { twice = 0, broken = 0 } = {}): Buffer {
  const data: unknown[] = Array.from({ length: count }, (_, index) => {
    const [name, message] = SAYINGS[index % SAYINGS.length] ?? ['', ''];
    return {
      id: `880_${index}`,
      message: index < SAYINGS.length ? message : `${message} (${index})`,
      from: { name },
      created_time: '2026-11-01T08:00:00+0000',
      like_count: (index * 37) % 241,
    };
  });
  data.push(...data.slice(0, twice));
  for (let index = 0; index < broken; index++) data.push({ id: `990_${index}`, message: '   ' });
  return Buffer.from(JSON.stringify({ data }));
}
