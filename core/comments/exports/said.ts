/** A comment of the sample exports, as it was said: what every reader of them must find again. */
export interface SaidComment {
  text: string;
  author: string;
  /** UTC. */
  time: string;
  likes: number;
  /** The number of the comment that it answers, from 0; null for none. */
  answers: number | null;
  stars: number;
}

const said = (
  text: string,
  author: string,
  day: number,
  clock: string,
  likes: number,
  stars: number,
  answers: number | null = null,
): SaidComment => ({
  text,
  author,
  // Written as the clocks in Kuala Lumpur showed it.
  time: new Date(`2026-11-${String(day).padStart(2, '0')}T${clock}+08:00`).toISOString(),
  likes,
  stars,
  answers,
});

/** 16 comments by invented people: Malay, Chinese, English and mixed, with emojis, line breaks, quotes and two replies. */
export const SAID: readonly SaidComment[] = [
  said('Banjir lagi di Taman Sri Muda, bila longkang nak dibersihkan?', 'Aminah Yusof', 5, '09:05:11', 12, 1),
  said('价格又涨了，停车费也涨 😩', '陈美玲', 5, '12:46:30', 3, 2),
  said('Good', 'Ali Rahman', 6, '08:15:00', 0, 5),
  said('Good', 'Siti Zulaikha', 7, '17:46:12', 2, 4),
  said('Terima kasih MPSJ, jalan dah cantik 👍', 'Raj Kumar', 8, '07:30:45', 41, 5),
  said('Parking susah sangat,\ntol pun naik', 'Tan Wei Ming', 9, '23:59:59', 7, 2),
  said('Pihak majlis sila ambil tindakan segera; "esok" sudah lambat.', 'Farid Hamzah', 10, '00:10:05', 1, 1),
  said('Setuju dengan Aminah', 'Nurul Ain', 11, '10:20:00', 4, 3, 0),
  said('Air paip keruh lagi hari ini, dah tiga hari', 'Lim Chee Keong', 12, '13:00:01', 1234, 1),
  said('服务很好，谢谢议员', '黄志强', 13, '14:25:36', 9, 5),
  said(
    'Lampu jalan depan sekolah tak menyala, bahaya untuk budak-budak',
    'Kavitha Devi',
    14,
    '18:05:10',
    15,
    2,
  ),
  said('Bila nak repair? Report sudah 2 bulan', 'Muhd Haziq', 15, '21:45:55', 6, 1, 8),
  said('Rumput panjang, nyamuk banyak, tolong potong', 'Grace Wong', 18, '11:11:11', 2, 2),
  said('Kaunter cukai pintu cepat dan mesra, syabas!', 'Zainab Omar', 20, '09:05:00', 18, 5),
  said('Teruk', 'Raj Kumar', 22, '16:40:20', 5, 1),
  said('Taman permainan baru sangat best, anak-anak suka 🎉', 'Hafiz Roslan', 24, '17:49:36', 33, 5),
];
