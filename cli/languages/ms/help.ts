/** The help's texts, by their English. */
export const help: Readonly<Record<string, string>> = {
  'the server, kept running by the system': 'pelayan yang terus dijalankan oleh sistem',
  'open the dashboard in the browser; that of the server which runs already, if one does':
    'buka papan pemuka dalam pelayar; jika pelayan sudah berjalan, buka papan pemukanya',
  'of the whole machine, as root, instead of this user':
    'bagi seluruh komputer, sebagai root, bukan pengguna ini',
  'keep the server running: by systemd, on Windows by a scheduled task':
    'pastikan pelayan terus berjalan: melalui systemd, di Windows melalui tugas berjadual',
  'Writes a unit for this installation, enables and starts it. With --system it runs as the user smops on /var/lib/smops, with settings from /etc/smops.env. Run it again after an upgrade that moved the program. On Windows it makes the scheduled task smops, which starts the server when the user signs in.':
    'Menulis unit bagi pemasangan ini, mengaktifkan dan memulakannya. Dengan --system ia berjalan sebagai pengguna smops pada /var/lib/smops, dengan tetapan daripada /etc/smops.env. Jalankan semula selepas naik taraf yang memindahkan program. Di Windows, ia membuat tugas berjadual smops yang memulakan pelayan apabila pengguna log masuk.',
  'whether systemd, or the scheduled task of Windows, starts and runs the server':
    'sama ada systemd, atau tugas berjadual Windows, memulakan dan menjalankan pelayan',
  'stop the server and remove its unit or task; the data stays':
    'hentikan pelayan dan buang unit atau tugasnya; data kekal',
  'the full-screen terminal UI; smops alone opens it too':
    'antara muka terminal skrin penuh; smops sahaja juga membukanya',
  'Tabs for what you may see, tables, forms, running analyses. ? shows the keys, : takes any smops command. With no server running other commands may join it meanwhile.':
    'Tab untuk apa yang anda boleh lihat, jadual, borang, analisis yang sedang berjalan. ? menunjukkan kekunci, : menerima mana-mana arahan smops. Jika tiada pelayan berjalan, arahan lain boleh menyertainya sementara itu.',
  'the tab to begin with: accounts, tasks, analyzer, …': 'tab permulaan: accounts, tasks, analyzer, …',
  'plain lines in reading order instead of a full screen (or INK_SCREEN_READER=true)':
    'baris biasa mengikut susunan bacaan, bukan skrin penuh (atau INK_SCREEN_READER=true)',
  'the server to use (or SMOPS_URL, with SMOPS_TOKEN)':
    'pelayan yang digunakan (atau SMOPS_URL, bersama SMOPS_TOKEN)',
  'the server that smops login kept under this name':
    'pelayan yang disimpan oleh smops login dengan nama ini',
  'the result as JSON': 'hasil sebagai JSON',
  'nothing but the result and errors': 'hasil dan ralat sahaja',
  'every call to the server, on stderr': 'setiap permintaan kepada pelayan, pada stderr',
  'no colours (or NO_COLOR)': 'tanpa warna (atau NO_COLOR)',
  'run the server and the dashboard': 'jalankan pelayan dan papan pemuka',
  'Keeps its data in the data folder (SMOPS_DATA_DIR), or in PostgreSQL when DATABASE_URL is set. The very first start makes the user admin and shows its password until it is changed. smops reload reads keys, models and limits again (smops.env in the data folder, or SMOPS_CONFIG_FILE).':
    'Menyimpan data dalam folder data (SMOPS_DATA_DIR), atau dalam PostgreSQL jika DATABASE_URL ditetapkan. Permulaan kali pertama mencipta pengguna admin dan memaparkan kata laluannya sehingga ditukar. smops reload membaca semula kunci, model dan had (smops.env dalam folder data, atau SMOPS_CONFIG_FILE).',
  'where to listen; 0 takes a free port (PORT, 3000)':
    'port untuk menerima sambungan; 0 mengambil port yang kosong (PORT, 3000)',
  'on which address (HOST, 127.0.0.1)': 'pada alamat mana (HOST, 127.0.0.1)',
  'let the running server read its configuration again':
    'suruh pelayan yang berjalan membaca semula konfigurasinya',
  'Sends SIGHUP to the server of this machine’s data folder. Keys, addresses, models, limits and budgets of smops.env then count at once; the server’s log says what changed and what needs a restart. A configuration that is not valid is refused before, and the server keeps what it has. On Windows a server is not told; the dashboard changes what counts at once.':
    'Menghantar SIGHUP kepada pelayan folder data komputer ini. Kunci, alamat, model, had dan bajet dalam smops.env berkuat kuasa serta-merta; log pelayan menyatakan apa yang berubah dan apa yang perlu dimulakan semula. Konfigurasi yang tidak sah ditolak terlebih dahulu, dan pelayan mengekalkan yang sedia ada. Di Windows pelayan tidak diberitahu; papan pemuka menukar yang berkuat kuasa serta-merta.',
  'the settings of this machine’s server, without secrets': 'tetapan pelayan komputer ini, tanpa rahsia',
  'do not shorten tables to fit the terminal': 'jangan pendekkan jadual supaya muat di terminal',
  'only these columns of the table, separated by commas':
    'lajur ini sahaja daripada jadual, dipisahkan dengan koma',
  'sort the table by a column; COLUMN:desc for descending':
    'isih jadual mengikut satu lajur; COLUMN:desc untuk menurun',
  'do not page long tables on a terminal': 'jangan bahagikan jadual panjang kepada halaman di terminal',
  'set a setting in smops.env; secrets are asked for, or read from standard input':
    'tetapkan satu tetapan dalam smops.env; rahsia akan ditanya, atau dibaca daripada input standard',
  'The file is readable only by you. A name or value that is not valid is refused, and nothing is changed.':
    'Fail itu boleh dibaca oleh anda sahaja. Nama atau nilai yang tidak sah ditolak, dan tiada apa-apa yang berubah.',
  'the setting, for example GEMINI_API_KEY': 'tetapan itu, contohnya GEMINI_API_KEY',
  'its value; never for a secret': 'nilainya; jangan sekali-kali untuk rahsia',
  'remove a setting from smops.env': 'buang satu tetapan daripada smops.env',
  'tag the comments in a file with your variables': 'tandakan komen dalam fail dengan pemboleh ubah anda',
  'Reads comment files (JSON, NDJSON, CSV, XLSX, or .txt with one comment a line; compressed with gzip too) and tags every comment, with quote, reason and sentiment. On a terminal with room for them, variables have their comments over time beside them when the comments carry times. Stopped with ^C, it keeps what is done and goes on later. Exit code 7: some comments failed; 8: stopped at the budget.':
    'Membaca fail komen (JSON, NDJSON, CSV, XLSX, atau .txt dengan satu komen sebaris; yang dimampatkan dengan gzip juga) dan menandakan setiap komen, dengan petikan, sebab dan sentimen. Pada terminal yang cukup lebar, setiap pemboleh ubah disertai komennya mengikut masa apabila komen ada masa. Jika dihentikan dengan ^C, hasil yang siap disimpan dan boleh disambung kemudian. Kod keluar 7: sebahagian komen gagal; 8: berhenti kerana bajet.',
  'comment files, folders or patterns; - is standard input':
    'fail komen, folder atau corak; - ialah input standard',
  'one variable, literal, or NAME=TERM,TERM with your own terms; repeatable':
    'satu pemboleh ubah, secara literal, atau NAMA=ISTILAH,ISTILAH dengan istilah anda sendiri; boleh diulang',
  'variables, one a line': 'pemboleh ubah, satu sebaris',
  'the AI provider to use (SMOPS_DEFAULT_PROVIDER, local)':
    'penyedia AI yang digunakan (SMOPS_DEFAULT_PROVIDER, local)',
  'comments per request': 'bilangan komen setiap permintaan',
  'the post that the comments belong to': 'hantaran yang mempunyai komen itu',
  'the post, from a file': 'hantaran itu, daripada fail',
  'the column or key that holds the text: its name, its number, or how it begins':
    'lajur atau kunci yang mengandungi teks: namanya, nombornya, atau permulaannya',
  'the column or key that holds the author: its name, its number, or how it begins':
    'lajur atau kunci yang mengandungi penulis: namanya, nombornya, atau permulaannya',
  'the column or key that holds the number of reactions: its name, its number, or how it begins':
    'lajur atau kunci yang mengandungi bilangan reaksi: namanya, nombornya, atau permulaannya',
  'the column or key that holds the comment’s id: its name, its number, or how it begins':
    'lajur atau kunci yang mengandungi ID komen: namanya, nombornya, atau permulaannya',
  'the column or key that holds the time: its name, its number, or how it begins':
    'lajur atau kunci yang mengandungi masa: namanya, nombornya, atau permulaannya',
  'the column or key that holds the id of the comment that a reply belongs to: its name, its number, or how it begins':
    'lajur atau kunci yang mengandungi ID komen yang dibalas: namanya, nombornya, atau permulaannya',
  'the column or key that holds the link: its name, its number, or how it begins':
    'lajur atau kunci yang mengandungi pautan: namanya, nombornya, atau permulaannya',
  'the column or key that holds the stars of a review: its name, its number, or how it begins':
    'lajur atau kunci yang mengandungi bintang ulasan: namanya, nombornya, atau permulaannya',
  'the sheet of a workbook, by name or number; default: the best':
    'helaian dalam buku kerja, mengikut nama atau nombor; lalai: yang paling sesuai',
  'the line that names the columns; default: looked for among the first 20':
    'baris yang memuatkan nama lajur; lalai: dicari dalam 20 baris pertama',
  'whether the day or the month stands first in dates such as 05/11/2026, where the file does not tell':
    'sama ada hari atau bulan didahulukan dalam tarikh seperti 05/11/2026, jika fail tidak menunjukkannya',
  'read posts as comments too; they are left out where the file tells them apart':
    'baca hantaran sebagai komen juga; hantaran diketepikan jika fail membezakannya',
  'keep the names of people in a chat; they are taken off otherwise':
    'kekalkan nama orang dalam sembang; jika tidak, nama dibuang',
  'show how a comment file is read, and run nothing':
    'tunjukkan cara fail komen dibaca, tanpa menjalankan apa-apa',
  'Names the known export, the column of each field and of how many comments it was understood, what is left out and why, and shows the first five comments as they are understood. Columns that no name tells are recognised by their content; smops analyze asks before it uses them, and a script has to name them.':
    'Menyatakan eksport yang dikenali, lajur bagi setiap medan dan bilangan komen yang difahami, apa yang diketepikan dan sebabnya, serta menunjukkan lima komen pertama seperti yang difahami. Lajur yang tidak dikenali melalui nama dikenali melalui kandungannya; smops analyze bertanya sebelum menggunakannya, dan skrip mesti menyatakannya.',
  'read text files in this encoding instead of the detected one (UTF-8, UTF-16LE, UTF-16BE, GB18030, Big5, Windows-1252)':
    'baca fail teks dalam pengekodan ini, bukan yang dikesan (UTF-8, UTF-16LE, UTF-16BE, GB18030, Big5, Windows-1252)',
  'how the results are written (table; json with --json)': 'cara hasil ditulis (table; json dengan --json)',
  'write them into a file, in the format of its ending':
    'tulis ke dalam fail, dalam format mengikut hujung namanya',
  'write a report with charts (HTML, to print or send)':
    'tulis laporan bercarta (HTML, untuk dicetak atau dihantar)',
  'leave the work to the server and print the id of the run':
    'serahkan kerja kepada pelayan dan paparkan ID analisis',
  'print only the id of the run; results go to --out': 'paparkan ID analisis sahaja; hasil ditulis ke --out',
  'pause at this cost': 'jeda pada kos ini',
  'wait for the provider’s cheaper hours': 'tunggu waktu penyedia yang lebih murah',
  'ask again what was answered before': 'tanya semula apa yang sudah dijawab',
  'do not ask before a paid run (scripts need it above SMOPS_ASK_ABOVE_USD, $1)':
    'jangan tanya sebelum analisis berbayar (skrip memerlukannya melebihi SMOPS_ASK_ABOVE_USD, $1)',
  'propose variables from what the comments mention':
    'cadangkan pemboleh ubah daripada apa yang dibincangkan dalam komen',
  'Finds themes with their size, words, languages and examples: topics that smops knows in three languages, and terms that stand together in these comments. Nothing leaves this machine.':
    'Mencari tema berserta saiz, perkataan, bahasa dan contohnya: topik yang smops kenal dalam tiga bahasa, dan istilah yang muncul bersama dalam komen ini. Tiada apa-apa yang keluar dari komputer ini.',
  'the comments of an earlier analysis instead of a file':
    'komen daripada analisis terdahulu, bukan daripada fail',
  'print comments that show each theme': 'paparkan komen yang menunjukkan setiap tema',
  'write the themes as variables, one a line, for --vars-file':
    'tulis tema sebagai pemboleh ubah, satu sebaris, untuk --vars-file',
  'write the numbers; ends in csv, xlsx, json, html': 'tulis angka; berakhir dengan csv, xlsx, json, html',
  'compare what two to six communities mention':
    'bandingkan apa yang dibincangkan oleh dua hingga enam komuniti',
  'Compares the share of comments with each variable. A side is an earlier analysis or a file: files are analysed, and so are the stored comments of an analysis that lacks a variable. Without --var, what all analyses look for is compared. A difference is large from 10 points on or when a share doubles, clear from 5, small from 2; with 95% intervals. Tests count each text once and are corrected for all variables and sides. Of three or more sides each is set against the mean of the others.':
    'Membandingkan peratusan komen bagi setiap pemboleh ubah. Satu pihak ialah analisis terdahulu atau fail: fail dianalisis, begitu juga komen yang disimpan bagi analisis yang tiada sesuatu pemboleh ubah. Tanpa --var, apa yang dicari oleh semua analisis dibandingkan. Perbezaan besar dari 10 mata peratusan atau apabila peratusan berganda, jelas dari 5, kecil dari 2; dengan selang 95%. Ujian mengira setiap teks sekali dan dibetulkan bagi semua pemboleh ubah dan pihak. Bagi tiga pihak atau lebih, setiap satu dibandingkan dengan purata yang lain.',
  'two to six: a file or a folder of comments, or an analysis: its id, the beginning of it, or last':
    'dua hingga enam: fail atau folder komen, atau analisis: ID-nya, permulaannya, atau last',
  'what a side is called, in the order of the sides; repeatable':
    'nama pihak, mengikut urutan pihak; boleh diulang',
  'the run before, of a run: its id, or none; unless given the best one of earlier comments':
    'analisis sebelumnya, bagi satu analisis: ID-nya, atau none; jika tidak diberi, yang terbaik dengan komen lebih awal',
  'with one analysis: compare it with the one before: of other comments, written earlier, with the same codebook or variables':
    'dengan satu analisis: bandingkan dengan yang sebelumnya: komen lain, ditulis lebih awal, dengan buku kod atau pemboleh ubah yang sama',
  'the comments of an earlier analysis, or of an explored file, instead of a file':
    'komen analisis terdahulu, atau fail yang diterokai, sebagai ganti fail',
  'delete a comparison with the runs that were started for it; it can be restored for 30 days':
    'padam perbandingan bersama analisis yang dimulakan untuknya; boleh dipulihkan dalam 30 hari',
  'what to compare; repeatable, as for analyze':
    'apa yang dibandingkan; boleh diulang, seperti untuk analyze',
  'the AI provider to use': 'penyedia AI yang digunakan',
  'do not ask before a paid run': 'jangan tanya sebelum analisis berbayar',
  'Each comment of the file (JSON, or JSON by lines) has its text and, under “labels”, the list of variables it mentions; an empty list when it mentions none. Analyses them and prints precision, recall and F1 per variable with 95% intervals. The run is kept like any other.':
    'Setiap komen dalam fail (JSON, atau JSON sebaris demi sebaris) mempunyai teks dan, di bawah “labels”, senarai pemboleh ubah yang disebutnya; senarai kosong jika tiada. Menganalisis komen itu dan memaparkan kepersisan, dapatan semula dan F1 bagi setiap pemboleh ubah dengan selang 95%. Analisis ini disimpan seperti yang lain.',
  'labelled comments, or -': 'komen berlabel, atau -',
  'only these labels, with your own terms; repeatable':
    'label ini sahaja, dengan istilah anda sendiri; boleh diulang',
  'earlier comparisons, newest first': 'perbandingan terdahulu, yang terbaharu dahulu',
  'what a comparison found': 'dapatan satu perbandingan',
  'do not ask': 'jangan tanya',
  'undo a delete': 'buat asal pemadaman',
  'the whole id, as the delete tells it; later smops audit list --json has it':
    'ID penuh, seperti yang dipaparkan semasa pemadaman; kemudian ada dalam smops audit list --json',
  'earlier and running analyses, newest first':
    'analisis terdahulu dan yang sedang berjalan, yang terbaharu dahulu',
  'how many': 'berapa banyak',
  'state and results of an analysis': 'status dan hasil satu analisis',
  'On a terminal with room for them, variables have their comments over time beside them when the comments carry times.':
    'Pada terminal yang cukup lebar, setiap pemboleh ubah disertai komennya mengikut masa apabila komen ada masa.',
  'the run: its id, or the beginning of it, or last (the last that you started)':
    'analisis: ID-nya, atau permulaannya, atau last (yang terakhir anda mulakan)',
  'how many comments to print (10 on a terminal, else all)':
    'berapa banyak komen dipaparkan (10 di terminal, jika tidak semua)',
  'wait until an analysis has ended': 'tunggu sehingga analisis tamat',
  'Prints the state of the run then, not its results. Exit code 7: it failed, or some comments did; 8: stopped at the budget. ^C ends the waiting, not the run.':
    'Kemudian memaparkan status analisis, bukan hasilnya. Kod keluar 7: analisis gagal, atau sebahagian komen gagal; 8: berhenti kerana bajet. ^C menamatkan penantian, bukan analisis.',
  'stop an analysis, keeping what is done': 'hentikan analisis, simpan apa yang sudah siap',
  'continue a stopped analysis, or ask its failed comments again':
    'sambung analisis yang dihentikan, atau tanya semula komennya yang gagal',
  'Nothing that is done is done or paid again.': 'Apa yang sudah siap tidak dibuat atau dibayar lagi.',
  'pause at this cost instead': 'jeda pada kos ini pula',
  'leave the work to the server': 'serahkan kerja kepada pelayan',
  'delete an analysis; it can be restored for 30 days': 'padam analisis; boleh dipulihkan selama 30 hari',
  'how the comments of an analysis divide: variables, sentiment, languages, time':
    'bagaimana komen dalam analisis terbahagi: pemboleh ubah, sentimen, bahasa, masa',
  'Counts of the machine, of all comments or of those that the options leave. Days in which a share was clearly higher than in the others are named.':
    'Kiraan smops, bagi semua komen atau yang tinggal selepas pilihan. Hari dengan peratusan yang jelas lebih tinggi disenaraikan.',
  'only comments with this variable; repeatable, then with all of them':
    'hanya komen dengan pemboleh ubah ini; boleh diulang, maka dengan kesemuanya',
  'only comments without this variable; repeatable': 'hanya komen tanpa pemboleh ubah ini; boleh diulang',
  'only comments that a variable matched': 'hanya komen yang sepadan dengan mana-mana pemboleh ubah',
  'only comments that no variable matched': 'hanya komen yang tidak sepadan dengan mana-mana pemboleh ubah',
  'only comments of this sentiment; repeatable, then of any of them':
    'hanya komen dengan sentimen ini; boleh diulang, maka mana-mana satu',
  'only comments in this language: ms, zh, en, …; repeatable, then in any of them':
    'hanya komen dalam bahasa ini: ms, zh, en, …; boleh diulang, maka mana-mana satu',
  'only comments whose tags are this sure': 'hanya komen yang tagnya sepasti ini',
  'only comments that a person judged, or that none did':
    'hanya komen yang telah dinilai orang, atau yang belum',
  'only comments of this day (2026-11-10) or time and later ones':
    'hanya komen pada hari (2026-11-10) atau masa ini dan selepasnya',
  'only comments up to this day, with it, or before this time':
    'hanya komen sehingga tarikh ini (termasuk tarikh itu), atau sebelum masa ini',
  'only comments with these words in the text or the author':
    'hanya komen yang teks atau penulisnya mengandungi kata ini',
  'only comments with this sentiment score or more, 0 to 10':
    'hanya komen dengan skor sentimen ini atau lebih, 0 hingga 10',
  'only comments with this sentiment score or less, 0 to 10':
    'hanya komen dengan skor sentimen ini atau kurang, 0 hingga 10',
  'the order of the comments': 'susunan komen',
  'how many comments to print (50 on a terminal, else all)':
    'berapa banyak komen dipaparkan (50 pada terminal, jika tidak semua)',
  'whether copies of one text count each, or as one comment':
    'sama ada salinan teks yang sama dikira satu demi satu, atau sebagai satu komen',
  'only those with these words in the name, the file or a variable':
    'hanya yang nama, fail atau pemboleh ubahnya mengandungi kata ini',
  'pinned ones before the others': 'yang disemat mendahului yang lain',
  'give an analysis another name': 'beri analisis nama lain',
  'pin an analysis, for all of the team': 'semat analisis, untuk seluruh pasukan',
  'unpin an analysis': 'nyahsemat analisis',
  'which variables of an analysis occur together': 'pemboleh ubah mana dalam analisis muncul bersama',
  "For each two variables: comments with both, how many chance alone would give, the lift (how many times as often as by chance), PMI (its logarithm: 0 bits is chance, 1 bit twice as often) with its 95% interval, and Fisher's test corrected for the number of pairs, which counts each text once.":
    'Bagi setiap dua pemboleh ubah: bilangan komen dengan kedua-duanya, bilangan jika kebetulan semata-mata, nilai lift (berapa kali ganda berbanding kebetulan), PMI (logaritmanya: 0 bit ialah kebetulan, 1 bit dua kali ganda) dengan selang 95%, dan ujian Fisher yang dibetulkan mengikut bilangan pasangan; ujian mengira setiap teks sekali.',
  'comments of an analysis that are copies of one text': 'komen analisis yang merupakan salinan satu teks',
  'Comments whose texts are the same but for small changes stand in one group. Greetings and other short texts are left out. With --group the comments of one group, without who wrote them.':
    'Komen yang teksnya sama kecuali perubahan kecil berada dalam satu kumpulan. Ucapan dan teks pendek lain tidak dikira. Dengan --group, komen satu kumpulan tanpa penulisnya.',
  'the comments of the group whose first comment this is': 'komen kumpulan yang bermula dengan komen ini',
  'go on after this group or comment': 'sambung selepas kumpulan atau komen ini',
  'texts of an analysis of which many copies came within a day':
    'teks analisis yang banyak salinannya tiba dalam sehari',
  'Each text with a timeline of its copies, the number of comments and of authors. Authors are never shown.':
    'Setiap teks dengan carta masanya: bila salinan tiba, berapa komen, oleh berapa penulis. Siapa penulisnya tidak pernah ditunjukkan.',
  'copies within 24 hours that make a wave': 'salinan dalam 24 jam yang menjadikannya gelombang',
  'all; once: of copies of one text only the first counts':
    'all; once: daripada salinan satu teks hanya yang pertama dikira',
  'its last day': 'hari terakhirnya',
  'the first day of the earlier span': 'hari pertama tempoh awal',
  'day, week, run': 'day, week, run',
  "the shares of a codebook's variables over all of its analyses":
    'peratusan pemboleh ubah sebuah buku kod merentas semua analisisnya',
  'Shares by day or week with their intervals, when each variable was first and last seen, and alarms with their evidence. Without times in the files each analysis is a point. A comment that several analyses have counts once.':
    'Peratusan mengikut hari atau minggu dengan selangnya, bila setiap pemboleh ubah mula dan terakhir disebut, dan penggera dengan buktinya. Tanpa masa dalam fail, setiap analisis ialah satu titik. Komen yang ada dalam beberapa analisis dikira sekali.',
  "two spans of days of a codebook's analyses side by side":
    'dua tempoh hari analisis sebuah buku kod sebelah-menyebelah',
  'Without days: the last seven days with comments, and the seven before. A difference is large from 10 points on or when a share doubles, clear from 5, small from 2. Tests count each text once; p, corrected by Holm, stands last.':
    'Tanpa hari: tujuh hari terakhir yang ada komen, dan tujuh hari sebelumnya. Perbezaan besar dari 10 mata peratusan atau apabila peratusan berganda, jelas dari 5, kecil dari 2. Ujian mengira setiap teks sekali; p, dibetulkan dengan Holm, di hujung.',
  "words and themes that rose in a codebook's analyses, with a quote each":
    'perkataan dan tema yang meningkat dalam analisis sebuah buku kod, setiap satu dengan petikan',
  'the comment mentions it; repeatable': 'komen itu menyebutnya; boleh diulang',
  'it does not; repeatable': 'komen itu tidak menyebutnya; boleh diulang',
  "make it that user's own, for the terminal: judgements given with it are theirs":
    'jadikannya milik pengguna itu sendiri, untuk terminal: penilaian yang dibuat dengannya ialah penilaiannya',
  'how its writer feels': 'perasaan penulisnya',
  'settle what readers disagree on; it then counts instead of their words':
    'putuskan perkara yang tidak dipersetujui pembaca; keputusan ini dikira menggantikan penilaian mereka',
  'remove what you said of the comment': 'buang penilaian anda bagi komen itu',
  'undo the last thing that you said of the comment': 'buat asal penilaian terakhir anda bagi komen itu',
  "One comment at a time, without the machine's tags: mark the variables that it counts for, Enter stores and goes on. After 50 it shows how the shares stand and how much more reading would narrow the intervals. Where nothing is drawn yet it draws. Every judgement is stored at once; the next time it goes on where you were. ? shows the keys.":
    'Satu komen setiap kali, tanpa tag mesin: tanda pemboleh ubah yang berkenaan, Enter menyimpan dan meneruskan. Selepas 50, kedudukan peratusan ditunjukkan, dan apa yang diperoleh jika membaca lagi. Jika belum ada yang diambil, ia mengambilnya. Setiap penilaian disimpan serta-merta; kali berikutnya diteruskan dari tempat anda berhenti. ? menunjukkan kekunci.',
  'draw comments to be read, so that shares can be corrected':
    'ambil sampel komen untuk dibaca, supaya peratusan boleh dibetulkan',
  'fixes which ones are drawn; only for the first draw':
    'menetapkan komen yang diambil; hanya untuk pengambilan pertama',
  'Until enough sampled comments are read, a share is counted by smops, and what is missing is said; then it is the corrected share with its 95% interval (docs/estimates.md).':
    'Selagi komen sampel yang dibaca belum mencukupi, peratusan ialah kiraan smops, dan yang masih kurang dinyatakan; selepas itu ia peratusan yang dibetulkan dengan selang 95% (docs/estimates.md).',
  'the drawn comments that you have still to read': 'komen sampel yang belum anda baca',
  'which ones': 'yang mana',
  'at most this many': 'paling banyak sebanyak ini',
  'read it at the end of the queue': 'baca pada akhir giliran',
  'flag it': 'tandainya',
  'remove the flag': 'buang tanda',
  'write all that you have still to read, to be filled in; ends in xlsx or csv':
    'tulis semua yang belum anda baca, untuk diisi; berakhir dengan xlsx atau csv',
  'store the verdicts that you have filled in of an exported queue':
    'simpan penilaian yang anda isi dalam giliran yang dieksport',
  'In a row that is read, x, 1 or yes under a variable means that the comment mentions it, and an empty cell that it does not; put x under read where it mentions none. Rows with nothing in them stay to be read. A file with a fault is refused with line and column, and nothing of it is stored; the same file a second time changes nothing.':
    'Dalam baris yang dibaca, x, 1 atau yes di bawah pemboleh ubah bermaksud komen menyebutnya, dan sel kosong bermaksud tidak; letakkan x di bawah read jika tiada yang disebut. Baris yang kosong kekal belum dibaca. Fail yang ada ralat ditolak dengan baris dan lajur, dan tiada apa-apa disimpan; fail yang sama kali kedua tidak mengubah apa-apa.',
  'how far the readers of the drawn comments say the same': 'sejauh mana pembaca komen sampel sependapat',
  "Per variable, for all readers and each pair: the share on which they agree, Cohen's kappa, Gwet's AC1 and Krippendorff's alpha with 95% intervals, and agreement on yes alone. Only what each said alone counts. Names of others are shown to admins only.":
    'Bagi setiap pemboleh ubah, untuk semua pembaca dan setiap pasangan: peratusan sama, kappa Cohen, AC1 Gwet dan alfa Krippendorff dengan selang 95%, dan persetujuan pada ya sahaja. Hanya penilaian yang dibuat bersendirian dikira. Nama orang lain hanya ditunjukkan kepada pentadbir.',
  'write the numbers; ends in csv, xlsx, json': 'tulis angka; berakhir dengan csv, xlsx, json',
  'what there is to say of it': 'catatan tentangnya',
  'all accounts, oldest first': 'semua akaun, yang terlama dahulu',
  'only what contains the text': 'hanya yang mengandungi teks itu',
  'only with a profile there': 'hanya yang mempunyai profil di sana',
  'add an account': 'tambah akaun',
  'Two may have the same email address: the ones that have it already are named on standard error, and nothing is refused. An import changes the first of them instead of adding another.':
    'Dua akaun boleh mempunyai e-mel yang sama: akaun yang sudah memilikinya disenaraikan pada ralat standard, dan tiada yang ditolak. Import mengubah yang pertama antaranya, bukan menambah yang lain.',
  'the email address': 'alamat e-mel',
  'the first name': 'nama pertama',
  'the last name': 'nama akhir',
  'link of the Facebook profile': 'pautan profil Facebook',
  'its status': 'statusnya',
  'link of the Instagram profile': 'pautan profil Instagram',
  'link of the TikTok profile': 'pautan profil TikTok',
  'change an account; what is not named stays': 'ubah akaun; yang tidak dinyatakan kekal',
  'delete an account, or several; they can be restored for 30 days':
    'padam satu akaun atau beberapa; boleh dipulihkan dalam 30 hari',
  'undo a delete, or several': 'buat asal satu pemadaman atau beberapa',
  'the ids, as the delete or the audit log tells them':
    'ID, seperti yang ditunjukkan semasa memadam atau dalam log audit',
  'ids, or by email address': 'ID atau alamat e-mel',
  'ids, or by task id': 'ID atau ID tugasan',
  'ids, or by phone number': 'ID atau nombor telefon',
  'only those with these ids: 1-40,45': 'hanya yang mempunyai ID ini: 1-40,45',
  'only in that status there': 'hanya yang berstatus itu di sana',
  'only of this day or later: YYYY-MM-DD': 'hanya pada tarikh ini atau selepasnya: YYYY-MM-DD',
  'only of this day or earlier: YYYY-MM-DD': 'hanya pada tarikh ini atau sebelumnya: YYYY-MM-DD',
  'the tasks that a search finds, open ones first, then the newest':
    'tugasan yang dijumpai oleh carian, yang belum selesai dahulu, kemudian yang terbaharu',
  'how many at most, up to 200': 'paling banyak berapa, hingga 200',
  'sample comments to try smops with; --remove removes them':
    'komen contoh untuk mencuba smops; --remove membuangnya',
  'Analyses 2,000 invented comments in Malay, Chinese and English with the local engine, and compares their two communities. --remove removes them for good, with all that was made of them.':
    'Menganalisis 2,000 komen rekaan dalam bahasa Melayu, Cina dan Inggeris dengan enjin setempat, dan membandingkan dua komunitinya. --remove membuangnya secara kekal, bersama semua yang dibuat daripadanya.',
  'remove the sample comments for good': 'buang komen contoh secara kekal',
  'what runs, what came out last, what is due, and what it costs':
    'apa yang berjalan, apa yang siap, apa yang perlu dibuat, dan kosnya',
  'import accounts from CSV, XLSX, JSON or NDJSON': 'import akaun daripada CSV, XLSX, JSON atau NDJSON',
  'Rows that are there already are updated, the same file a second time changes nothing. Bad rows are refused with line and field, the others go in (exit code 3).':
    'Baris yang sudah ada dikemas kini, fail yang sama kali kedua tidak mengubah apa-apa. Baris yang salah ditolak dengan nombor baris dan medan, yang lain diterima (kod keluar 3).',
  'only say what would happen': 'nyatakan apa yang akan berlaku sahaja',
  'the file to write; standard output without it': 'fail untuk ditulis; output standard tanpanya',
  'all tasks, oldest first': 'semua tugasan, yang terlama dahulu',
  'only of that platform': 'hanya platform itu',
  'only in that status': 'hanya yang berstatus itu',
  'add a task': 'tambah tugasan',
  where: 'di mana',
  'what to do; may be given several times': 'apa yang perlu dibuat; boleh diberikan beberapa kali',
  'YYYY-MM-DD; today': 'YYYY-MM-DD; hari ini',
  'the post or the page': 'hantaran atau halaman',
  'requirements and details': 'keperluan dan butiran',
  'change a task; what is not named stays': 'ubah tugasan; yang tidak dinyatakan kekal',
  'the id or the task id': 'ID atau ID tugasan',
  'delete a task, or several; they can be restored for 30 days':
    'padam satu tugasan atau beberapa; boleh dipulihkan dalam 30 hari',
  'import tasks from CSV, XLSX, JSON or NDJSON': 'import tugasan daripada CSV, XLSX, JSON atau NDJSON',
  'complete tasks; that is final': 'selesaikan tugasan; tidak boleh diubah lagi',
  'ids or task ids': 'ID atau ID tugasan',
  'all WhatsApp accounts, oldest first': 'semua akaun WhatsApp, yang terlama dahulu',
  'only of that state': 'hanya negeri itu',
  'add a WhatsApp account': 'tambah akaun WhatsApp',
  'Two may have the same number and group: the ones that have it already are named on standard error, and nothing is refused. An import changes the first of them instead of adding another.':
    'Dua akaun boleh mempunyai nombor dan kumpulan yang sama: akaun yang sudah memilikinya disenaraikan pada ralat standard, dan tiada yang ditolak. Import mengubah yang pertama antaranya, bukan menambah yang lain.',
  'Malaysian without a country code': 'nombor Malaysia jika tanpa kod negara',
  'the WhatsApp name': 'nama WhatsApp',
  'one of the 16': 'satu daripada 16 negeri',
  'the group': 'kumpulan',
  'Active unless it says otherwise': 'Active jika tidak dinyatakan',
  'change a WhatsApp account; what is not named stays': 'ubah akaun WhatsApp; yang tidak dinyatakan kekal',
  'delete a WhatsApp account, or several; they can be restored for 30 days':
    'padam satu akaun WhatsApp atau beberapa; boleh dipulihkan dalam 30 hari',
  'import whatsapp from CSV, XLSX, JSON or NDJSON':
    'import akaun WhatsApp daripada CSV, XLSX, JSON atau NDJSON',
  'continue an analysis that its provider has stopped': 'sambung analisis yang dihentikan oleh penyedianya',
  'the number of the analysis, or last': 'nombor analisis, atau last',
  'the history, the latest last': 'sejarah, yang terbaharu di akhir',
  'only of this task': 'hanya tugasan ini',
  'its comments instead of its summary': 'komennya, bukan ringkasannya',
  'only comments of this label': 'hanya komen berlabel ini',
  'only comments with these words': 'hanya komen dengan perkataan ini',
  'how many comments': 'berapa banyak komen',
  'delete an analysis; once completed it can be restored for 30 days':
    'padam analisis; yang sudah selesai boleh dipulihkan selama 30 hari',
  'the number of the analysis, as the delete or the audit log tells it':
    'nombor analisis, seperti yang dinyatakan semasa pemadaman atau dalam log audit',
  'where to write it; without it to standard output': 'tempat menulisnya; tanpanya ke output standard',
  'Reads JSON (a list, or an object around one), NDJSON, CSV and .txt with one comment a line, of any size, also compressed with gzip, XLSX, a ZIP archive with one such file, and the link to a Google sheet that anyone may read. The encoding is detected (UTF-8, UTF-16, GB18030, Big5, Windows-1252). Files of records hold taskId, analyzeDate, sentimentScore and aiSummary; everything else is read as comments. Run twice, twice at once, or again after an interruption, it stores and scores each row once. Ends with one line of JSON; exit code 3 when rows were rejected, or files could not be read.':
    'Membaca JSON (senarai, atau objek yang membungkusnya), NDJSON, CSV dan .txt dengan satu komen sebaris, apa-apa saiz, juga yang dimampatkan dengan gzip, XLSX, arkib ZIP dengan satu fail sedemikian, dan pautan ke helaian Google yang boleh dibaca oleh sesiapa. Pengekodan dikesan (UTF-8, UTF-16, GB18030, Big5, Windows-1252). Fail rekod mengandungi taskId, analyzeDate, sentimentScore dan aiSummary; yang lain dibaca sebagai komen. Walaupun dijalankan dua kali, serentak, atau semula selepas gangguan, setiap baris disimpan dan diberi skor sekali sahaja. Diakhiri dengan satu baris JSON; kod keluar 3 jika ada baris ditolak, atau fail tidak dapat dibaca.',
  'files, folders, patterns such as exports/*.json, links to Google sheets; - is standard input':
    'fail, folder, corak seperti exports/*.json, pautan ke helaian Google; - ialah input standard',
  'the task that comments belong to, for example TASK-0001':
    'tugasan yang mempunyai komen itu, contohnya TASK-0001',
  'take the task from the file name: comments-{task}-*.json, or /regex/':
    'ambil tugasan daripada nama fail: comments-{task}-*.json, atau /regex/',
  'who scores comments': 'siapa yang memberi skor kepada komen',
  'keep importing what arrives in a folder': 'terus import apa yang tiba dalam satu folder',
  'move files there that were imported without a rejected row':
    'pindahkan fail yang diimport tanpa baris ditolak ke sana',
  'check everything, store nothing': 'semak semuanya, jangan simpan apa-apa',
  'stop when more rows than this are rejected': 'berhenti apabila lebih banyak baris daripada ini ditolak',
  'write rejected rows there, one JSON object a line':
    'tulis baris yang ditolak di sana, satu objek JSON sebaris',
  "the channel's videos with their counts": 'video saluran dengan angkanya',
  'only with this text in title or description': 'hanya dengan teks ini dalam tajuk atau penerangan',
  'only published within this number of days': 'hanya yang diterbitkan dalam sekian hari terakhir',
  'only published from this day on, YYYY-MM-DD': 'hanya yang diterbitkan mulai tarikh ini, YYYY-MM-DD',
  'only published up to this day, itself included':
    'hanya yang diterbitkan hingga tarikh ini, termasuk tarikh itu',
  'in which order': 'susunan yang mana',
  'how many rows of the table to print': 'berapa banyak baris jadual dipaparkan',
  'how to print': 'cara paparan',
  'write into a file, in the format of its ending':
    'tulis ke dalam fail, dalam format mengikut hujung namanya',
  'growth over this number of days': 'pertumbuhan dalam sekian hari terakhir',
  'read the counts from YouTube now': 'baca angka daripada YouTube sekarang',
  'As often as the quota allows: too soon, nothing is done, exit code 7 and the time from when it may be.':
    'Sekerap yang dibenarkan kuota: jika terlalu awal, tiada apa-apa dibuat, kod keluar 7 dan masa bila ia dibenarkan.',
  'list the whole channel again, as is done every night':
    'senaraikan semula seluruh saluran, seperti yang dibuat setiap malam',
  "the page's posts with their counts": 'hantaran halaman dengan angkanya',
  'read the posts from Facebook now': 'baca hantaran daripada Facebook sekarang',
  'At most once in 30 s for everybody together; exit code 7 when Facebook was not read.':
    'Tidak lebih daripada sekali setiap 30 saat untuk semua orang; kod keluar 7 jika Facebook tidak dibaca.',
  'the comments of posts as JSON, ready for smops analyze':
    'komen hantaran sebagai JSON, sedia untuk smops analyze',
  'Reads them from Facebook now and keeps none. Authors and ids are there only where the page token allows.':
    'Membacanya daripada Facebook sekarang tanpa menyimpannya. Penulis dan ID hanya ada jika token halaman membenarkan.',
  'only posts with this text': 'hanya hantaran dengan teks ini',
  'reactions, comments and shares by day above the table':
    'reaksi, komen dan perkongsian mengikut hari di atas jadual',
  'ids of posts: see smops facebook list': 'id hantaran: lihat smops facebook list',
  'how many of each post at most, up to 20000': 'berapa banyak bagi setiap hantaran, paling banyak 20000',
  'the user-portrait images, the newest first': 'imej potret pengguna, yang terbaharu dahulu',
  'add images of up to 10 MiB: PNG, JPEG, WebP, GIF, AVIF':
    'tambah imej sehingga 10 MiB: PNG, JPEG, WebP, GIF, AVIF',
  'Each is checked by its bytes and re-encoded, which removes place and camera.  If some of several files fail, the others are saved and the exit code is 3.':
    'Setiap imej disemak mengikut kandungannya dan dikodkan semula, yang membuang maklumat tempat dan kamera. Jika sebahagian fail gagal, yang lain disimpan dan kod keluar ialah 3.',
  'the images': 'imej',
  'save an image as a file': 'simpan imej sebagai fail',
  'its number, see smops portraits list': 'nombornya, lihat smops portraits list',
  'the file to write; its own name when left out': 'fail untuk ditulis; namanya sendiri jika tidak diberikan',
  'replace the file if it exists': 'gantikan fail jika sudah ada',
  'delete an image for good': 'padam imej secara kekal',
  'all users': 'semua pengguna',
  'add a user': 'tambah pengguna',
  'the username': 'nama pengguna',
  'what the user may do': 'apa yang boleh dilakukan oleh pengguna',
  'read the password from standard input; without it one is generated and printed once':
    'baca kata laluan daripada input standard; jika tidak diberi, kata laluan dijana dan dipaparkan sekali sahaja',
  'the user need not choose an own password at the next sign-in (with --password-stdin)':
    'pengguna tidak perlu memilih kata laluan sendiri pada log masuk seterusnya (dengan --password-stdin)',
  'change what a user may do; their sessions end, and what they may no longer stops':
    'ubah apa yang boleh dilakukan oleh pengguna; sesinya tamat, dan apa yang tidak lagi dibenarkan berhenti',
  "set a user's password; their sessions and API tokens end":
    'tetapkan kata laluan pengguna; sesi dan token API pengguna itu tamat',
  "the user's API tokens go on": 'token API pengguna itu dikekalkan',
  'disable a user at once; sessions end, tokens and shared links stop, schedules and paid runs pause':
    'halang pengguna serta-merta; sesi tamat, token dan pautan kongsi berhenti, jadual dan analisis berbayar dijeda',
  'let a disabled user in again': 'aktifkan semula pengguna yang dinyahaktifkan',
  'remove a user with sessions, tokens and shared links; schedules and paid runs pause, the rest stays':
    'padam pengguna bersama sesi, token dan pautan kongsinya; jadual dan analisis berbayar dijeda, yang lain kekal',
  'who is signed in to the dashboard, and where': 'siapa yang log masuk ke papan pemuka, dan di mana',
  'its number in the list': 'nombornya dalam senarai',
  'all API tokens, without their secrets': 'semua token API, tanpa rahsianya',
  'create an API token; it is printed once': 'buat token API; dipaparkan sekali sahaja',
  'what it is for': 'kegunaannya',
  'what it may do': 'apa yang boleh dibuatnya',
  'days until it expires, or never': 'bilangan hari sebelum tamat tempoh, atau never',
  'revoke a token at once': 'tarik balik token serta-merta',
  'live addresses of lists for spreadsheets, and the Google Sheet':
    'alamat langsung senarai untuk hamparan, dan Google Sheet',
  "make an address for Excel's “From Web” or Google's IMPORTDATA; it is printed once":
    'buat alamat untuk “From Web” Excel atau IMPORTDATA Google; dipaparkan sekali sahaja',
  'accounts, tasks, whatsapps': 'accounts, tasks, whatsapps',
  'days until it ends': 'bilangan hari sebelum tamat',
  'revoke an address at once': 'tarik balik alamat serta-merta',
  'write the changed lists into the Google Sheet now':
    'tulis senarai yang berubah ke dalam Google Sheet sekarang',
  'who changed what and when, newest first': 'siapa mengubah apa dan bila, yang terbaharu dahulu',
  'how many, up to 500': 'berapa banyak, sehingga 500',
  'only entries before this one': 'hanya catatan sebelum yang ini',
  'only of this user, or token:NAME, or local:USER': 'hanya pengguna ini, atau token:NAME, atau local:USER',
  'What one import did to records of one kind is one line; its last column is the command that shows them one by one.':
    'Apa yang dilakukan oleh satu import terhadap rekod sejenis ialah satu baris; lajur terakhirnya ialah perintah yang menunjukkannya satu per satu.',
  'only with this text in a name, or in a value before or after':
    'hanya yang mengandungi teks ini dalam nama, atau dalam nilai sebelum atau selepas',
  'only what one request did, such as an import, one by one':
    'hanya yang dilakukan oleh satu permintaan, seperti satu import, satu per satu',
  'a line for each record, also of an import': 'satu baris bagi setiap rekod, juga bagi import',
  'only of this kind': 'hanya jenis ini',
  'only of this kind of thing': 'hanya jenis perkara ini',
  'with --entity: the history of one record': 'dengan --entity: sejarah satu rekod',
  'permanently delete data from before a date': 'padam data sebelum sesuatu tarikh secara kekal',
  'Removes ended analyses, comparisons, explorations, sentiment records, cached answers and statistics snapshots from before the day (UTC). What still runs stays, and so does the audit log. Nothing is removed automatically: put this into cron with the period your team has stated.':
    'Membuang analisis, perbandingan, penerokaan, rekod sentimen, jawapan dalam cache dan petikan statistik yang tamat sebelum hari itu (UTC). Yang masih berjalan kekal, begitu juga log audit. Tiada apa-apa dibuang secara automatik: masukkan ini ke dalam cron dengan tempoh yang ditetapkan pasukan anda.',
  'YYYY-MM-DD': 'YYYY-MM-DD',
  'only count': 'kira sahaja',
  'AI providers: keys (only whether one is set), models, addresses':
    'penyedia AI: kunci (hanya sama ada ditetapkan), model, alamat',
  'With the name of one: where its comments go, how it answers, and the models at its address.':
    'Dengan nama salah satu: ke mana komennya pergi, cara ia menjawab, dan model di alamatnya.',
  'gemini, deepseek-9, deepseek-penang, own, local': 'gemini, deepseek-9, deepseek-penang, own, local',
  'set up a model of your own: found on this machine, or at an address':
    'sediakan model anda sendiri: yang dijumpai pada komputer ini, atau di suatu alamat',
  'Without --address, looks for Ollama, LM Studio, llama-server and vLLM on their usual ports of this machine and lists their models. Writes OWN_MODEL_URL and OWN_MODEL_NAME to smops.env. A key, where the server wants one: smops config set OWN_MODEL_KEY.':
    'Tanpa --address, mencari Ollama, LM Studio, llama-server dan vLLM pada port biasanya di komputer ini dan menyenaraikan modelnya. Menulis OWN_MODEL_URL dan OWN_MODEL_NAME ke smops.env. Kunci, jika pelayannya memerlukan: smops config set OWN_MODEL_KEY.',
  'where the server listens, with /v1': 'alamat pelayan itu, dengan /v1',
  'the model, as its server names it': 'model, seperti nama pada pelayannya',
  'what screens call it': 'nama pada skrin',
  'check keys, addresses and models with two sample comments each':
    'semak kunci, alamat dan model dengan dua komen contoh setiap satu',
  'Without names, every provider that is set up. Says what came back, and of a model of your own in which format it answers: this is found out again. Exit code 7 when one of them does not answer as it should.':
    'Tanpa nama, setiap penyedia yang telah disediakan. Menyatakan jawapan yang diterima, dan bagi model sendiri format jawapannya: itu dicari semula. Kod keluar 7 apabila salah satu tidak menjawab dengan betul.',
  'how well one provider reads sample comments whose answers are known, beside the local engine':
    'sejauh mana satu penyedia membaca komen contoh yang jawapannya diketahui, di sebelah enjin setempat',
  'Takes a minute at most: a slow model is measured on fewer comments. Requests to a paid provider cost money, like those of a run.':
    'Mengambil masa seminit paling lama: model yang perlahan diukur dengan lebih sedikit komen. Permintaan kepada penyedia berbayar dikenakan kos, seperti analisis.',
  'do not ask before a paid provider': 'jangan tanya sebelum penyedia berbayar',
  'what the providers have charged, by month': 'caj penyedia, mengikut bulan',
  'how many, this one included': 'berapa bulan, termasuk bulan ini',
  'save all data into one file': 'simpan semua data ke dalam satu fail',
  'Rows and stored files, as of one moment, readable only by you. The file fits the embedded database and PostgreSQL alike. Sessions are left out.':
    'Baris dan fail yang disimpan, pada satu saat yang sama, boleh dibaca oleh anda sahaja. Fail itu sesuai untuk pangkalan data terbenam dan juga PostgreSQL. Sesi tidak disertakan.',
  'the file to write; - is standard output': 'fail untuk ditulis; - ialah output standard',
  'replace all data with a backup': 'gantikan semua data dengan sandaran',
  'All or nothing. The previous data is saved first, on the machine of the server. Everybody is signed out; users, passwords and API tokens are those of the backup. A backup of an older smops is brought up to date, one of a newer smops is refused. DATABASE_URL or SMOPS_DATA_DIR name the data to replace; a data folder that is not there yet is made. While a server runs there on another database the command refuses.':
    'Semua atau tiada langsung. Data sebelumnya disimpan dahulu, pada komputer pelayan. Semua orang dilog keluar; pengguna, kata laluan dan token API adalah daripada sandaran. Sandaran smops yang lebih lama dikemas kini, sandaran smops yang lebih baharu ditolak. DATABASE_URL atau SMOPS_DATA_DIR menyatakan data yang digantikan; folder data yang belum ada akan dibuat. Jika pelayan berjalan di sana pada pangkalan data lain, arahan ini ditolak.',
  'a file made by smops backup': 'fail yang dibuat oleh smops backup',
  'save a server and API token for later commands': 'simpan pelayan dan token API untuk arahan seterusnya',
  'Asks for the token, or reads it from standard input, tries it, and keeps both in smops/config.json of the configuration folder, readable only by you. Commands use it when neither --url, --profile nor SMOPS_URL names a server and none runs here.':
    'Meminta token, atau membacanya daripada input standard, mencubanya, dan menyimpan kedua-duanya dalam smops/config.json di folder konfigurasi, boleh dibaca oleh anda sahaja. Arahan menggunakannya apabila --url, --profile dan SMOPS_URL tidak menyatakan pelayan dan tiada pelayan berjalan di sini.',
  'the address of the server': 'alamat pelayan',
  'forget a server and its token; the token itself stays valid until it is revoked':
    'buang pelayan dan tokennya daripada simpanan; token itu kekal sah sehingga ditarik balik',
  'who you are, which server and data are used, and how smops is set up':
    'siapa anda, pelayan dan data yang digunakan, dan bagaimana smops disediakan',
  'check this machine for problems and suggest fixes':
    'semak masalah pada komputer ini dan cadangkan penyelesaian',
  'Checks Node.js, configuration, data folder and disk, the running server or the database and its migrations, the port, providers and the build; when commands use a server elsewhere, that server and the token. Changes nothing and calls no paid service. Ends with 1 when something is bad.':
    'Menyemak Node.js, konfigurasi, folder data dan cakera, pelayan yang berjalan atau pangkalan data dan migrasinya, port, penyedia dan binaan; jika arahan menggunakan pelayan di tempat lain, pelayan itu dan tokennya. Tidak mengubah apa-apa dan tidak menggunakan perkhidmatan berbayar. Berakhir dengan 1 jika ada yang tidak baik.',
  'a script that makes a shell complete smops': 'skrip yang membolehkan shell melengkapkan smops',
  'bash, zsh, fish': 'bash, zsh, fish',
  'the manual page of all commands, in roff': 'halaman manual semua arahan, dalam roff',
  'the version of smops': 'versi smops',
  'earlier and running analyses': 'analisis terdahulu dan yang sedang berjalan',
  'social-media accounts and their profiles': 'akaun media sosial dan profilnya',
  'what the team does on the platforms': 'kerja pasukan di platform',
  'WhatsApp numbers by state and group': 'nombor WhatsApp mengikut negeri dan kumpulan',
  'the channel and its videos': 'saluran dan videonya',
  "the page's posts and their comments": 'hantaran halaman dan komennya',
  'AI providers: state, test, costs': 'penyedia AI: status, ujian, kos',
  'which tools AI assistants called in the last 30 days, newest first':
    'alat yang dipanggil pembantu AI dalam 30 hari lepas, terbaharu dahulu',
  'the configuration with which an AI assistant reaches smops':
    'konfigurasi untuk pembantu AI mencapai smops',
  'how it reaches smops; else the first that the client can':
    'cara mencapai smops; jika tidak, cara pertama yang disokong klien',
  'let an AI assistant read through the Model Context Protocol':
    'benarkan pembantu AI membaca melalui Model Context Protocol',
  'make it for an AI assistant (smops mcp) and nothing else: what it may do there':
    'jadikan token untuk pembantu AI (smops mcp) sahaja: apa yang dibenarkan di situ',
  'people and their roles': 'pengguna dan peranan mereka',
  'live addresses of lists for spreadsheets': 'alamat langsung senarai untuk hamparan',
  'API tokens for cron and other programs': 'token API untuk cron dan program lain',
  'settings of this machine’s server': 'tetapan pelayan komputer ini',
  'who changed what and when': 'siapa mengubah apa dan bila',
  'Comments and analyses:': 'Komen dan analisis:',
  'Lists and statistics:': 'Senarai dan statistik:',
  'Sign-in and users:': 'Log masuk dan pengguna:',
  'Server and data:': 'Pelayan dan data:',
  'Help:': 'Bantuan:',
  done: 'selesai',
  'unexpected failure': 'kegagalan yang tidak dijangka',
  'wrong usage, or an invalid configuration': 'penggunaan salah, atau konfigurasi tidak sah',
  'bad input, or a partial import': 'input tidak sah, atau import sebahagian sahaja',
  'not signed in, or not allowed': 'belum log masuk, atau tidak dibenarkan',
  'not found': 'tidak dijumpai',
  conflict: 'konflik',
  'provider, network, database or quota; a run that completed with failed comments':
    'penyedia, rangkaian, pangkalan data atau kuota; analisis yang selesai dengan komen gagal',
  'stopped at the budget': 'berhenti kerana bajet',
  'the terminal was closed': 'terminal ditutup',
  interrupted: 'dihentikan',
  terminated: 'ditamatkan',
  'the terminal UI': 'antara muka terminal',
  'the dashboard, at the address that is printed': 'papan pemuka, pada alamat yang dipaparkan',
  'tag the comments in a file': 'tandakan komen dalam fail',
  'for a script': 'untuk skrip',
  'all options of a command, with examples': 'semua pilihan satu arahan, dengan contoh',
  'the whole manual': 'manual penuh',
  'checks this machine for problems and suggests fixes':
    'menyemak masalah pada komputer ini dan mencadangkan penyelesaian',
  'set-up, operation, cron, security': 'pemasangan, operasi, cron, keselamatan',
  'Examples:': 'Contoh:',
  'Exit codes:': 'Kod keluar:',
  'More help:': 'Bantuan lanjut:',
  'Usage:': 'Penggunaan:',
  'Arguments:': 'Argumen:',
  'Options:': 'Pilihan:',
  'Commands:': 'Arahan:',
  'Options for commands:': 'Pilihan untuk arahan:',
  'display help for command': 'paparkan bantuan arahan',
  'of messages, reasons and summaries: written, en, zh or ms (or SMOPS_LANG)':
    'bahasa mesej, sebab dan ringkasan: written, en, zh atau ms (atau SMOPS_LANG)',
  'Records and analyses what happens on social media: accounts, tasks, comments, statistics.':
    'Merekod dan menganalisis apa yang berlaku di media sosial: akaun, tugasan, komen, statistik.',
  'the version': 'versi',
  'choices: ': 'pilihan: ',
  'default: ': 'lalai: ',
  'also a data folder that cannot be written, a damaged database, or a finding of smops doctor':
    'juga folder data yang tidak boleh ditulis, pangkalan data yang rosak, atau masalah yang ditemui smops doctor',
  'also a data folder that does not exist': 'juga folder data yang tidak wujud',
  'a name or a port that is taken, or a data folder that another process uses':
    'nama atau port yang sudah digunakan, atau folder data yang digunakan proses lain',
  'the help of a command': 'bantuan satu arahan',
  'records and analyses what happens on social media':
    'merekod dan menganalisis apa yang berlaku di media sosial',
  'Without a command, on a terminal, smops opens the full-screen terminal UI. Results go to standard output, progress and messages to standard error.':
    'Tanpa arahan, di terminal, smops membuka antara muka terminal skrin penuh. Hasil pergi ke output standard, kemajuan dan mesej ke ralat standard.',
  'server and API token for commands': 'pelayan dan token API untuk arahan',
  'the data folder': 'folder data',
  'the language: written, en, zh or ms; without it that of the locale':
    'bahasa: written, en, zh atau ms; tanpanya, mengikut tetapan setempat sistem',
  'no colours': 'tanpa warna',
  'colours also where the output is not a terminal; 0: none':
    'warna juga apabila output bukan terminal; 0: tiada',
  'true: the terminal UI as plain lines for screen readers':
    'true: antara muka terminal sebagai baris biasa untuk pembaca skrin',
  'what long tables on a terminal are shown with (less); empty or cat: nothing':
    'program untuk memaparkan jadual panjang di terminal (less); kosong atau cat: tiada',
  'User Commands': 'Arahan Pengguna',
  NAME: 'NAMA',
  SYNOPSIS: 'SINOPSIS',
  DESCRIPTION: 'KETERANGAN',
  COMMANDS: 'ARAHAN',
  'EXIT STATUS': 'STATUS KELUAR',
  ENVIRONMENT: 'PEMBOLEH UBAH PERSEKITARAN',
  '. ': '. ',
  'choose the language of the dashboard for oneself, the owner of the API token':
    'pilih bahasa papan pemuka untuk diri sendiri, pemilik token API',
  'saved sets of variables, with versions': 'set pemboleh ubah yang disimpan, berversi',
  'the variables of this codebook, by its name or id; NAME@3 is its third version':
    'pemboleh ubah buku kod ini, mengikut nama atau ID; NAME@3 ialah versi ketiganya',
  'all codebooks by name': 'semua buku kod mengikut nama',
  'the variables of a codebook, with definitions, examples and terms':
    'pemboleh ubah sebuah buku kod, dengan takrifan, contoh dan istilah',
  'the codebook: its name or id; NAME@3 is its third version':
    'buku kod: nama atau ID; NAME@3 ialah versi ketiganya',
  'create a codebook from variables, or of those of a run':
    'buat buku kod daripada pemboleh ubah, atau daripada sebuah analisis',
  'what it is to be called': 'nama yang dikehendaki',
  'one variable, literal, or NAME=TERM,TERM; repeatable':
    'satu pemboleh ubah, seadanya, atau NAMA=ISTILAH,ISTILAH; boleh diulang',
  'take the variables of this run: its id, the beginning of it, or last':
    'ambil pemboleh ubah analisis ini: ID, permulaannya, atau last',
  'why the version was made': 'sebab versi ini dibuat',
  'change, add or remove a variable of a codebook, which makes a version':
    'ubah, tambah atau buang satu pemboleh ubah buku kod, yang membuat versi baharu',
  'the codebook: its name or id': 'buku kod: nama atau id',
  'the variable to change': 'pemboleh ubah yang hendak diubah',
  'a variable to add': 'pemboleh ubah yang hendak ditambah',
  'remove the variable': 'buang pemboleh ubah itu',
  'its new name': 'nama baharunya',
  'what the variable is': 'apa itu pemboleh ubah ini',
  'what counts as it': 'apa yang termasuk',
  'what does not count as it': 'apa yang tidak termasuk',
  'a comment that has it; repeatable': 'komen yang termasuk dalam pemboleh ubah ini; boleh diulang',
  'a comment that does not have it; repeatable':
    'komen yang tidak termasuk dalam pemboleh ubah ini; boleh diulang',
  'a term of it; repeatable': 'satu istilahnya; boleh diulang',
  'a term that speaks against it; repeatable': 'satu istilah penolak; boleh diulang',
  'the versions of a codebook, the latest first': 'versi buku kod, yang terkini dahulu',
  'what changed between two versions of a codebook': 'apa yang berubah antara dua versi buku kod',
  'the earlier version (the one before)': 'versi terdahulu (versi sebelumnya)',
  'the later version (the latest)': 'versi kemudian (versi terkini)',
  'A sheet has a row for each variable and the columns name, definition, counts, not_counts, examples_yes, examples_no (an example a line), terms, vetoes. Codes within codes of a .qdc file are named by their path; their colours and sets are kept for an export.':
    'Helaian mempunyai satu baris bagi setiap pemboleh ubah, dengan lajur name, definition, counts, not_counts, examples_yes, examples_no (satu contoh sebaris), terms, vetoes. Kod bersarang dalam fail .qdc dinamakan mengikut laluannya; warna dan setnya disimpan untuk eksport.',
  'give a codebook another name; its runs show that one':
    'beri buku kod nama lain; analisisnya memaparkan nama itu',
  'delete a codebook; it can be restored for 30 days, and its runs stay':
    'padam buku kod; boleh dipulihkan selama 30 hari, dan analisisnya kekal',
  'words that read comments speak for, as terms of the variables':
    'istilah yang disokong komen yang dibaca, untuk pemboleh ubah',
  'A term tags comments, a veto takes tags away where no term stands beside it. Accepted words make a new version of the codebook; --update then runs it over the same comments: local analysis answers again, answers of an AI service get the words laid over them, and nothing is paid. Half of the sampled comments are kept out of learning, so that the estimate is unbiased.':
    'Istilah memberi tag kepada komen, penolak membuang tag jika tiada istilah di sebelahnya. Istilah yang diterima menjadi versi baharu buku kod; --update kemudian menggunakannya pada komen yang sama: analisis setempat menjawab semula, jawapan perkhidmatan AI dikekalkan dengan istilah itu ditambah, dan tiada bayaran. Separuh daripada komen sampel tidak digunakan untuk pembelajaran, supaya anggaran tidak berat sebelah.',
  'people, or answers: those that AI services gave in any run for the same variables, where local analysis says otherwise':
    'people, atau answers: jawapan perkhidmatan AI dalam mana-mana analisis bagi pemboleh ubah yang sama, apabila analisis setempat berkata lain',
  'accept words of the list: all, or 1,3': 'terima istilah dalam senarai: all, atau 1,3',
  'refuse words of the list, not to be proposed again: all, or 2,4':
    'tolak istilah dalam senarai, tidak dicadangkan lagi: all, atau 2,4',
  'of a run without a codebook: the name of a new one': 'bagi analisis tanpa buku kod: nama buku kod baharu',
  'bring the run up to date with the new version, as a new run':
    'kemas kini analisis mengikut versi baharu, sebagai analisis baharu',
  'only update, to this version of the codebook': 'kemas kini sahaja, kepada versi buku kod ini',
  'print comments that speak for each word': 'papar komen yang menyokong setiap istilah',
  'The strongest finding as a sentence, three numbers, charts, what changed or differs, and in small print how it was counted: one page, unless --more or --section ask for more. Slides have a finding each as their title. In the language of --lang.':
    'Penemuan terkuat sebagai satu ayat, tiga angka, carta, apa yang berubah atau berbeza, dan cara kiraan dalam cetakan kecil: satu halaman, melainkan --more atau --section meminta lebih. Setiap slaid bertajuk satu penemuan. Dalam bahasa --lang.',
  'machine: as counted by smops; corrected: by what people read, where enough was read. Default: corrected once a share is':
    'machine: dikira oleh smops; corrected: mengikut apa yang dibaca orang, jika cukup dibaca. Lalai: corrected sebaik sahaja satu peratusan dibetulkan',
  'its title; unless given, the name of what it is of':
    'tajuknya; jika tidak diberi, nama perkara yang dilaporkan',
  'its period; unless given, from the first comment to the last':
    'tempohnya; jika tidak diberi, dari komen pertama hingga terakhir',
  'more than fits on one page: quotes, driver and watch are sections; tables stand beside charts; method says it at length; repeatable':
    'lebih daripada satu halaman: quotes, driver dan watch ialah bahagian; tables meletakkan jadual di sebelah carta; method menerangkan kiraan dengan lengkap; boleh diulang',
  'a run (its id, the beginning of it, or last) or a comparison; a codebook; a task (TASK-0001) or all':
    'analisis (ID, permulaan ID, atau last) atau perbandingan; buku kod; tugasan (TASK-0001) atau all',
  'what the report is of; default: run': 'laporan tentang apa; lalai: run',
  'the file; ends in html, docx, pptx': 'fail; berakhir dengan html, docx, pptx',
  'only these sections, in this order; repeatable':
    'bahagian ini sahaja, mengikut susunan ini; boleh diulang',
  'the sections of this template': 'bahagian templat ini',
  'which sections reports have, kept under names': 'bahagian laporan, disimpan dengan nama',
  'keep sections of reports, in their order, under a name':
    'simpan bahagian laporan, mengikut susunannya, dengan satu nama',
  'delete a report template': 'padam templat laporan',
  'from this day on': 'mulai hari tersebut dan seterusnya',
  'up to this day': 'hingga hari tersebut',
  'automatic analyses and reports': 'analisis dan laporan automatik',
  'all schedules by name, with the next time and the last outcome':
    'semua jadual mengikut nama, dengan masa berikutnya dan hasil yang terakhir',
  'a schedule with its next three times': 'sebuah jadual dengan tiga masa berikutnya',
  'the schedule: its name or id': 'jadual: nama atau ID',
  'create a schedule: new comments are analysed with a codebook and the report is sent automatically':
    'buat jadual: komen baharu dianalisis dengan buku kod dan laporan dihantar secara automatik',
  'A folder below WATCH_FOLDER is read for files whose content was not read before; an address, the Facebook page or the YouTube channel for comments that were not. Without anything new, nothing is sent. See docs/schedules.md.':
    'Folder di bawah WATCH_FOLDER dibaca untuk fail yang kandungannya belum dibaca; alamat, halaman Facebook atau saluran YouTube untuk komen yang belum dibaca. Tanpa yang baharu, tiada apa-apa dihantar. Lihat docs/schedules.md.',
  'what is looked for; NAME@3 keeps to its third version':
    'apa yang dicari; NAME@3 kekal pada versi ketiganya',
  'read new files of this folder below WATCH_FOLDER; . is that folder':
    'baca fail baharu dalam folder ini di bawah WATCH_FOLDER; . ialah folder itu',
  'read new comments on the posts of the page of FACEBOOK_PAGE_ID':
    'baca komen baharu pada hantaran halaman FACEBOOK_PAGE_ID',
  'read new comments on the channel of YOUTUBE_CHANNEL and its videos':
    'baca komen baharu pada saluran YOUTUBE_CHANNEL dan videonya',
  'how many days back posts, or comments on the channel, are read; 30 without it':
    'hantaran, atau komen pada saluran, dalam sekian hari terakhir; lalai 30',
  'read new comments of an export at this https address':
    'baca komen baharu daripada eksport di alamat https ini',
  '"daily HH:MM", "weekly MON,THU HH:MM" or a cron expression, in the time zone of the team':
    '"daily HH:MM", "weekly MON,THU HH:MM" atau ungkapan cron, dalam zon masa pasukan',
  'send the report to this destination: its name or number; repeatable; none: nowhere':
    'hantar laporan ke destinasi ini: nama atau nombornya; boleh diulang; none: tidak dihantar',
  'of the report': 'format laporan',
  'the language of the report': 'bahasa laporan',
  'the sections of this report template; none: all': 'bahagian templat laporan ini; none: semua',
  'who answers; the default provider without it': 'siapa yang menjawab; penyedia lalai jika tidak diberi',
  'at how many USD a run pauses; none: at no amount': 'pada berapa USD analisis dijeda; none: tiada had',
  'change a schedule; what is not named stays': 'ubah jadual; yang tidak dinyatakan kekal',
  'another name': 'nama lain',
  'the next three times that something would be due; nothing is stored':
    'tiga masa berikutnya; tiada apa-apa disimpan',
  'the outcome of each period of a schedule, the latest first':
    'hasil setiap tempoh sebuah jadual, yang terkini dahulu',
  'keep a schedule from being due until it is resumed': 'jeda jadual sehingga disambung',
  'let a paused schedule be due again, from now on': 'sambung jadual yang dijeda, mulai sekarang',
  'begin a period of a schedule now; a running server does it, and the next time stays':
    'mulakan satu tempoh jadual sekarang; pelayan yang berjalan melakukannya, dan masa berikutnya kekal',
  'delete a schedule; it can be restored for 30 days, and its runs stay':
    'padam jadual; boleh dipulihkan selama 30 hari, dan analisisnya kekal',
  'where reports are sent': 'tempat laporan dihantar',
  'what was sent, waits, or failed and why': 'apa yang dihantar, menunggu, atau gagal dan sebabnya',
  'the view: its name, its id, or the beginning of the id': 'paparan: nama, ID, atau permulaan ID-nya',
  'the views of an analysis: filters that were saved under a name':
    'paparan satu analisis: penapis yang disimpan dengan nama',
  'what the view is called': 'nama paparan',
  'give a view another name': 'beri nama lain kepada paparan',
  'delete a view; it can be restored for 30 days': 'padam paparan; boleh dipulihkan selama 30 hari',
  'the columns that are remembered for comment files with a header':
    'lajur yang diingati untuk fail komen dengan satu baris tajuk',
  'What a person corrects or confirms once is read so in every later file with the same header, on the dashboard, in the terminal and in schedules.':
    'Apa yang dibetulkan atau disahkan sekali dibaca begitu dalam setiap fail selepas itu dengan baris tajuk yang sama, di papan pemuka, di terminal dan dalam jadual.',
  'forget the columns of a header: its files are read by the names of their columns again':
    'lupakan lajur satu baris tajuk: failnya dibaca mengikut nama lajur semula',
  'remember the columns and the order of dates named here for all files with this header, for the team':
    'ingat lajur dan susunan tarikh yang dinyatakan di sini untuk semua fail dengan baris tajuk ini, bagi seluruh pasukan',
  'filters of an analysis, saved under a name': 'penapis satu analisis, disimpan dengan nama',
  'links to reports for people without an account': 'pautan laporan untuk orang tanpa akaun',
  'where reports can be sent': 'tempat laporan boleh dihantar',
  'save a place that reports can be sent to': 'simpan tempat laporan boleh dihantar',
  'Each kind needs its settings first: smops config set SMTP_URL … and the others of docs/deliveries.md. The secret of a webhook is printed once.':
    'Setiap jenis memerlukan tetapannya dahulu: smops config set SMTP_URL … dan yang lain dalam docs/deliveries.md. Kunci rahsia webhook dipaparkan sekali sahaja.',
  'mail, webhook, telegram, folder': 'mail, webhook, telegram, folder',
  'mail addresses, an https address, a Telegram chat, or a folder below DELIVERY_FOLDER (. is itself)':
    'alamat e-mel, alamat https, sembang Telegram, atau folder di bawah DELIVERY_FOLDER (. ialah folder itu sendiri)',
  'its number or name': 'nombor atau namanya',
  'change the recipient or the name of a destination; people who unsubscribed stay unsubscribed':
    'ubah penerima atau nama destinasi; penerima yang sudah keluar tidak akan menerimanya lagi',
  'send a few words to a destination, and say how it went':
    'hantar beberapa patah perkataan ke destinasi, dan nyatakan hasilnya',
  'delete a destination; what waits for it is not sent': 'padam destinasi; yang menunggu tidak dihantar',
  'what was sent, waits, or failed and why; newest first':
    'apa yang dihantar, menunggu, atau gagal dan sebabnya; yang terbaharu dahulu',
  'only to this one: its number or name': 'hanya ke destinasi ini: nombor atau namanya',
  'send what waits now, or try again what failed': 'hantar yang menunggu sekarang, atau cuba lagi yang gagal',
  "make a link to a run's report for people without an account; it is printed once":
    'buat pautan laporan sebuah analisis untuk orang tanpa akaun; dipaparkan sekali sahaja',
  'The page has the report as its numbers are when it is opened, without authors and names. Needs SMOPS_SHARE_LINKS=1.':
    'Halaman itu memaparkan laporan dengan angka semasa ia dibuka, tanpa penulis dan nama. Memerlukan SMOPS_SHARE_LINKS=1.',
  'revoke a link at once': 'tarik balik pautan serta-merta',
  'send it there too: the number or name of a destination; repeatable':
    'hantar juga ke situ: nombor atau nama destinasi; boleh diulang',
  'what --out is, when its ending does not say it, and what --send sends: docx unless told':
    'format --out, jika akhiran namanya tidak menyatakannya, dan format yang dihantar oleh --send: docx jika tidak dinyatakan',
  'what it is called': 'namanya',
  'only these': 'hanya yang ini',
  'Each alarm is sent once when it is raised, and once when it is over.':
    'Setiap penggera dihantar sekali apabila timbul, dan sekali apabila tamat.',
  'the language of what is sent': 'bahasa kiriman',
  'measure tagging accuracy against a labelled file, or against what people said of a run':
    'ukur ketepatan penandaan dengan fail berlabel, atau dengan penilaian manusia tentang satu analisis',
  "Precision, recall and F1 per variable with 95% intervals, over the comments that were judged (smops read, the dashboard, or smops eval). With --against another run of the same comments: Cohen's kappa per variable with its 95% interval, and the comments on which the two differ, to be judged with smops read --comment. Analyse one file twice, with two providers, and give both ids.":
    'Kepersisan, dapatan semula dan F1 bagi setiap pemboleh ubah dengan selang 95%, bagi komen yang telah dinilai (smops read, papan pemuka, atau smops eval). Dengan --against satu lagi analisis bagi komen yang sama: kappa Cohen bagi setiap pemboleh ubah dengan selang 95%, dan komen yang berbeza antara kedua-duanya, untuk dinilai dengan smops read --comment. Analisis satu fail dua kali, dengan dua penyedia, dan berikan kedua-dua ID.',
  'instead of a file, a run: how well it agrees with what people said of its comments':
    'satu analisis sebagai ganti fail: sejauh mana ia bersetuju dengan penilaian manusia tentang komennya',
  'how much it agrees with this run of the same comments':
    'sejauh mana ia bersetuju dengan analisis ini bagi komen yang sama',
  'the comments of an analysis, narrowed and ordered, on the screen or as a file':
    'komen sesuatu analisis, ditapis dan disusun, pada skrin atau sebagai fail',
  'With --format or --out every comment with tags, quotes and reasons: what was read and left out, and why, stands on the second sheet of a workbook and in analysis_info.intake of JSON. CSV and NDJSON hold the comments alone; HTML is the report of the whole analysis, as smops report makes it. With options that narrow, only those comments; the workbook then says which.':
    'Dengan --format atau --out, setiap komen dengan tag, petikan dan sebab: apa yang dibaca dan ditinggalkan, serta sebabnya, ada pada helaian kedua buku kerja dan dalam analysis_info.intake bagi JSON. CSV dan NDJSON mengandungi komen sahaja; HTML ialah laporan bagi seluruh analisis, seperti yang dibuat oleh smops report. Dengan pilihan yang menapis, hanya komen itu; buku kerja kemudian menyatakan yang mana.',
  'It is in the menu of views of the result, which opens it with one click.':
    'Paparan itu ada dalam menu paparan pada hasil, dan dibuka dengan satu klik.',
  'save the filter under this name instead, for all who may see the analysis':
    'simpan penapis dengan nama ini sebaliknya, untuk semua yang boleh melihat analisis itu',
  'the name of an analysis, whether it is pinned, or the sides of a comparison':
    'nama satu analisis, sama ada ia disemat, atau pihak-pihak dalam perbandingan',
  'another name for each side of a comparison, in order; repeatable':
    'nama lain bagi setiap pihak dalam perbandingan, mengikut urutan; boleh diulang',
  "write the first sentence of a report yourself; '': let the numbers make it":
    "tulis sendiri ayat pertama laporan; '': ayat dibuat daripada angka",
  'With --format or --out it is written as a file. .qdc is the codebook format of the REFI-QDA standard, which QualCoder, Taguette, ATLAS.ti, MAXQDA and NVivo read. --import of smops codebooks add and edit reads every one of these again, without loss.':
    'Dengan --format atau --out, ia ditulis sebagai fail. .qdc ialah format buku kod standard REFI-QDA, yang dibaca oleh QualCoder, Taguette, ATLAS.ti, MAXQDA dan NVivo. --import pada smops codebooks add dan edit membaca semua format ini semula tanpa kehilangan.',
  'write a file of this format; csv unless --out says otherwise':
    'tulis fail dalam format ini; csv melainkan --out menyatakan yang lain',
  'With --from of a topic set, with --import of a file; smops codebooks edit adds definitions and examples.':
    'Dengan --from, daripada set topik; dengan --import, daripada fail; smops codebooks edit menambah takrifan dan contoh.',
  'make it of a topic set that smops ships with: council, weather, cost, shop, school, campaign; without a name it is called as the set':
    'buat daripada set topik yang disertakan dengan smops: council, weather, cost, shop, school, campaign; tanpa nama, ia bernama seperti set itu',
  'of the topic set; the language of the terminal unless given':
    'bahasa set topik; bahasa terminal jika tidak diberi',
  'the topic sets that smops ships with, for codebooks add --from':
    'set topik yang disertakan dengan smops, untuk codebooks add --from',
  'make it of a CSV, XLSX, JSON or .qdc file; without a name it is called as the file':
    'buat daripada fail CSV, XLSX, JSON atau .qdc; tanpa nama, ia dinamakan seperti fail',
  'What is not named stays; the lists of examples, terms and vetoes are replaced. To change many variables write the codebook to a file, edit the file, and give it to --import.':
    'Yang tidak disebut kekal; senarai contoh, istilah dan istilah penolak digantikan. Untuk mengubah banyak pemboleh ubah, tulis buku kod ke fail, sunting failnya, dan berikan kepada --import.',
  'make a version of it of a CSV, XLSX, JSON or .qdc file':
    'buat versi baharunya daripada fail CSV, XLSX, JSON atau .qdc',
  'Compares two spans of days as --compare does. Each text counts once. Themes are those of comments without a variable of the codebook.':
    'Membandingkan dua tempoh hari seperti --compare. Setiap teks dikira sekali. Tema diambil daripada komen tanpa pemboleh ubah buku kod.',
  "where the alarms of a codebook's analyses are sent": 'ke mana penggera analisis sebuah buku kod dihantar',
  'send alarms to this destination from now on, its name or number; repeatable; none: nowhere':
    'mulai sekarang hantar penggera ke destinasi ini, nama atau nombornya; boleh diulang; none: tidak dihantar',
  'Draws at random: a common part that is read for every variable, and tagged comments of variables that have few. The same file analysed again draws the same comments. Read them with smops read, or in the dashboard; --status shows what comes of it (docs/estimates.md).':
    'Pengambilan rawak: bahagian bersama yang dibaca untuk setiap pemboleh ubah, dan komen bertag bagi pemboleh ubah yang mempunyai sedikit. Fail yang sama jika dianalisis semula mengambil komen yang sama. Baca dengan smops read, atau dalam papan pemuka; --status menunjukkan hasilnya (docs/estimates.md).',
  "Your judgement is kept beside the machine's tags, which stay as they are; exports show both, and smops eval --run counts them. It belongs to you, the variable and the text: it stands in every analysis of the same text, and a new word ends the old one without erasing it. Names of others are shown to admins only. A comment's number is in analyze, analyses show and the exports. A translation is paid for once and kept with its cost; it counts against the day's budget.":
    'Penilaian anda disimpan di sebelah tag mesin, yang kekal seperti asal; eksport menunjukkan kedua-duanya, dan smops eval --run mengiranya. Penilaian dimiliki oleh anda, pemboleh ubah dan teks: ia berlaku dalam setiap analisis teks yang sama, dan penilaian baharu menamatkan yang lama tanpa memadamnya. Nama orang lain ditunjukkan kepada pentadbir sahaja. Nombor komen ada dalam analyze, analyses show dan eksport. Terjemahan dibayar sekali dan disimpan bersama kosnya; ia dikira dalam bajet hari itu.',
  'how far the reading is, who reads, and the shares as they stand':
    'sejauh mana bacaan, siapa yang membaca, dan peratusan setakat ini',
  'the drawn comments, and how each was drawn': 'komen dalam sampel, dan cara setiap satu diambil',
  'one comment: all that people ever said of it; with --has, --flag and others what you say of it':
    'satu komen: semua penilaian yang pernah dibuat baginya; dengan --has, --flag dan lain-lain, penilaian anda',
  "the comment in another language, by an AI service; default: the terminal's language, else en":
    'komen itu dalam bahasa lain, oleh penyedia AI; lalai: bahasa terminal, jika tidak en',
  'With --format or --out they are written as a file: CSV, XLSX, JSON or NDJSON.':
    'Dengan --format atau --out, rekod ditulis sebagai fail: CSV, XLSX, JSON atau NDJSON.',
  'the status of one or several': 'status satu atau beberapa',
  'with --status: only there; else wherever the account has a profile':
    'dengan --status: di situ sahaja; jika tidak, di mana-mana akaun itu ada profil',
  'add comments to be scored, or records of another system, in bulk':
    'tambah komen untuk diberi skor, atau rekod sistem lain, secara pukal',
  'score the comments of one JSON file of up to 10 MB, and print the result':
    'beri skor kepada komen dalam satu fail JSON sehingga 10 MB, dan paparkan hasilnya',
  'score the file of this analysis again, as a new one':
    'beri skor semula kepada fail analisis ini, sebagai analisis baharu',
  'write a file of this kind; csv with --out': 'tulis fail jenis ini; csv dengan --out',
  'one analysis; with --comments its scored comments, with --format all of them as a file':
    'satu analisis; dengan --comments, komen yang diberi skor; dengan --format, semuanya sebagai fail',
  'one video, or the channel, and how the counts have grown by day':
    'satu video, atau saluran, dan pertumbuhan bilangannya mengikut hari',
  "the video's id; the channel without it": 'ID video; tanpanya, saluran',
  'the role, the password or the language of a user; whether they may come in, or where they stay signed in':
    'peranan, kata laluan atau bahasa pengguna; sama ada dia boleh masuk, atau di mana dia kekal log masuk',
  'sign a user out of one browser: its number in users list --sessions':
    'log keluar pengguna daripada satu pelayar: nombornya dalam users list --sessions',
  'Speaks the protocol over standard input and output, for assistants that start a program: Claude Desktop, VS Code and others; docs/assistants.md has their configuration. Needs a token for assistants in SMOPS_TOKEN, which smops tokens add NAME --role analyst --assistant read makes. The assistant sees what the role of the token may see, and the tools that docs/assistants.md lists. Works on this machine’s data or, with SMOPS_URL, on a server elsewhere.':
    'Menggunakan protokol ini melalui input dan output standard, untuk pembantu AI yang memulakan program: Claude Desktop, VS Code dan lain-lain; konfigurasinya ada dalam docs/assistants.md. Memerlukan token untuk pembantu AI dalam SMOPS_TOKEN, yang dibuat oleh smops tokens add NAME --role analyst --assistant read. Pembantu AI melihat apa yang boleh dilihat oleh peranan token itu, dan alat yang disenaraikan dalam docs/assistants.md. Berfungsi pada data komputer ini atau, dengan SMOPS_URL, pada pelayan lain.',
  'Prints JSON for the configuration of the client, with smops_… in place of the token that smops tokens add NAME --role analyst --assistant read makes. By http the client calls the server; by stdio it starts smops mcp itself. ChatGPT signs in by OAuth only, which smops does not have.':
    'Memaparkan JSON untuk konfigurasi klien, dengan smops_… sebagai ganti token yang dibuat oleh smops tokens add NAME --role analyst --assistant read. Dengan http, klien memanggil pelayan; dengan stdio, klien sendiri memulakan smops mcp. ChatGPT log masuk melalui OAuth sahaja, yang tidak ada pada smops.',
  'Reports and schedules:': 'Laporan dan jadual:',
  'all commands of a group': 'semua arahan satu kumpulan',
  'More commands, by group:': 'Arahan lain, mengikut kumpulan:',
  'sentiment analyses: add, resume, history': 'analisis sentimen: tambah, sambung, sejarah',
  'user-portrait images: list, add, download, delete':
    'imej potret pengguna: senarai, tambah, muat turun, padam',
  'a file from which anyone can compute the shares of an analysis again':
    'fail yang membolehkan sesiapa sahaja mengira semula peratusan sesuatu analisis',
  'Writes a file with what the figures of a completed analysis or comparison rest on: hashes of the drawn texts with a salt, the seed, what smops and a second reader say, people’s verdicts without names, and the figures. It holds no text. smops check-proof checks it, without a server or the comments. Keep the fingerprint apart from the file: with it, this file can be told apart from every other.':
    'Menulis fail tentang asas angka sesuatu analisis atau perbandingan yang selesai: cincangan teks sampel bersama garam, benih, kata smops dan pembaca kedua, penilaian orang tanpa nama, dan angka-angkanya. Ia tidak mengandungi teks. smops check-proof menyemaknya, tanpa pelayan dan tanpa komen. Simpan cap jarinya berasingan daripada fail: dengannya fail ini dapat dibezakan daripada semua fail lain.',
  'the run or comparison: its id, its beginning, or last':
    'analisis atau perbandingan: ID, permulaannya, atau last',
  'the file (proof-ID.ndjson in this folder)': 'fail itu (proof-ID.ndjson dalam folder ini)',
  'check a proof: compute its figures again, and find what was changed':
    'semak bukti: kira semula angkanya dan cari apa yang diubah',
  'Checks every line of a proof against its hash, and computes every share, interval and difference again from the verdicts in the file, without a server, a database or a network. With --comments it also looks for the drawn texts among your comments, and whether they are the ones that the seed draws. The exit code is 3 where the proof does not hold.':
    'Menyemak setiap baris bukti dengan cincangannya, dan mengira semula setiap peratusan, selang dan perbezaan daripada penilaian dalam fail, tanpa pelayan, pangkalan data atau rangkaian. Dengan --comments ia juga mencari teks sampel dalam komen anda, dan sama ada benihnya menghasilkan sampel itu. Kod keluar ialah 3 jika bukti itu tidak sah.',
  'the proof, or - for standard input': 'bukti itu, atau - bagi input piawai',
  'the comments that were analysed; repeatable': 'komen yang dianalisis; boleh diulang',
  'To plus or minus this number of percentage points, for all who read of the analysis; none removes the wish, and all that is drawn is read.':
    'Hingga tambah tolak sekian mata peratusan, bagi semua yang membaca analisis ini; none membuang hasrat itu, dan semua sampel dibaca.',
  'The part is drawn at random, and the comments that people drew are among it. Draw again afterwards: people then read within the part, and shares rest on both (docs/estimates.md). A larger number reads on; nothing is asked or paid twice, also after ^C. smops plan --run says what it saves.':
    'Bahagian itu diambil secara rawak, dan komen sampel orang termasuk di dalamnya. Ambil sampel sekali lagi selepas itu: orang kemudian membaca dalam bahagian itu, dan peratusan berasaskan kedua-duanya (docs/estimates.md). Bilangan yang lebih besar menyambung bacaan; tiada yang ditanya atau dibayar dua kali, juga selepas ^C. smops plan --run menyatakan apa yang dijimatkan.',
  'read until shares are known to plus or minus this number of points: then the queue closes':
    'baca sehingga peratusan diketahui hingga tambah tolak sekian mata: kemudian giliran ditutup',
  'only of this variable; repeatable': 'hanya pemboleh ubah ini; boleh diulang',
  'how well the shares are to be known: then the queue closes':
    'sejauh mana peratusan perlu diketahui: kemudian giliran ditutup',
  'let another provider read a part of it, so that people read less; alone: what it has read':
    'biar penyedia lain membaca sebahagiannya supaya orang membaca lebih sedikit; jika berseorangan: apa yang telah dibacanya',
  'how many it reads in all (2000)': 'berapa banyak yang dibacanya kesemuanya (2000)',
  "wait for the provider's cheaper hours": 'tunggu waktu murah penyedia',
  'remove what it has read, for good': 'buang apa yang telah dibacanya, buat selama-lamanya',
  'do not ask about the cost': 'jangan tanya tentang kos',
  'how much people have to read until shares are known well enough':
    'berapa banyak perlu dibaca sehingga peratusan cukup diketahui',
  'Before a run, or of a completed one (--run): how many comments people have to read until each share is known to plus or minus the chosen number of percentage points, and how long that takes. Minutes and money are measured on your own team’s reading and runs where there are any. Nothing is sent to a provider and nothing starts. Afterwards: smops analyze, then smops read.':
    'Sebelum analisis, atau bagi analisis yang selesai (--run): berapa banyak komen perlu dibaca sehingga setiap peratusan diketahui hingga tambah tolak sekian mata peratusan, dan berapa lama masanya. Minit dan wang diukur pada bacaan dan analisis pasukan anda sendiri, jika ada. Tiada yang dihantar kepada penyedia dan tiada yang bermula. Selepas itu: smops analyze, kemudian smops read.',
  'a completed analysis instead of a file': 'analisis yang selesai sebagai ganti fail',
  'plus or minus this number of percentage points (3)': 'tambah tolak sekian mata peratusan (3)',
  'one variable instead of a codebook; repeatable':
    'satu pemboleh ubah sebagai ganti buku kod; boleh diulang',
  'who reads all comments (SMOPS_DEFAULT_PROVIDER, local)':
    'siapa yang membaca semua komen (SMOPS_DEFAULT_PROVIDER, local)',
  'read drawn comments of an analysis, here or in a spreadsheet':
    'baca komen analisis yang diambil, di sini atau dalam hamparan',
  'one page to hand on, as HTML, Word or PowerPoint':
    'satu halaman untuk diserahkan, sebagai HTML, Word atau PowerPoint',
};
