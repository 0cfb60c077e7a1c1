/** The texts of the help in Chinese and Malay, by their English. */
export const HELP: Readonly<Record<string, { zh: string; ms: string }>> = {
  'the server, kept running by the system': {
    zh: '由系统保持运行的服务器',
    ms: 'pelayan yang terus dijalankan oleh sistem',
  },
  'open the dashboard in the browser; that of the server which runs already, if one does': {
    zh: '在浏览器中打开管理面板；如果已有服务器在运行，就打开它的',
    ms: 'buka papan pemuka dalam pelayar; jika pelayan sudah berjalan, buka papan pemukanya',
  },
  'of the whole machine, as root, instead of this user': {
    zh: '属于整台电脑（以 root 运行），而不是这个用户',
    ms: 'bagi seluruh komputer, sebagai root, bukan pengguna ini',
  },
  'keep the server running: by systemd, on Windows by a scheduled task': {
    zh: '保持服务器运行：通过 systemd，在 Windows 上通过计划任务',
    ms: 'pastikan pelayan terus berjalan: melalui systemd, di Windows melalui tugas berjadual',
  },
  'Writes a unit for this installation, enables and starts it. With --system it runs as the user smops on /var/lib/smops, with settings from /etc/smops.env. Run it again after an upgrade that moved the program. On Windows it makes the scheduled task smops, which starts the server when the user signs in.':
    {
      zh: '为这个安装写入单元，启用并启动它。加上 --system 时，它以用户 smops 运行，数据在 /var/lib/smops，设置来自 /etc/smops.env。升级后程序换了位置，请再运行一次。在 Windows 上，它会建立计划任务 smops，在用户登录时启动服务器。',
      ms: 'Menulis unit bagi pemasangan ini, mengaktifkan dan memulakannya. Dengan --system ia berjalan sebagai pengguna smops pada /var/lib/smops, dengan tetapan daripada /etc/smops.env. Jalankan semula selepas naik taraf yang memindahkan program. Di Windows, ia membuat tugas berjadual smops yang memulakan pelayan apabila pengguna log masuk.',
    },
  'whether systemd, or the scheduled task of Windows, starts and runs the server': {
    zh: 'systemd 或 Windows 的计划任务是否启动和运行服务器',
    ms: 'sama ada systemd, atau tugas berjadual Windows, memulakan dan menjalankan pelayan',
  },
  'stop the server and remove its unit or task; the data stays': {
    zh: '停止服务器并移除单元或任务；数据保留',
    ms: 'hentikan pelayan dan buang unit atau tugasnya; data kekal',
  },
  'the full-screen terminal UI; smops alone opens it too': {
    zh: '全屏的终端界面；只输入 smops 也会打开',
    ms: 'antara muka terminal skrin penuh; smops sahaja juga membukanya',
  },
  'Tabs for what you may see, tables, forms, running analyses. ? shows the keys, : takes any smops command. With no server running other commands may join it meanwhile.':
    {
      zh: '您有权看到的内容分成标签页，有表格、表单和进行中的分析。? 显示按键，: 可输入任何 smops 命令。没有服务器在运行时，其他命令可以同时加入。',
      ms: 'Tab untuk apa yang anda boleh lihat, jadual, borang, analisis yang sedang berjalan. ? menunjukkan kekunci, : menerima mana-mana arahan smops. Jika tiada pelayan berjalan, arahan lain boleh menyertainya sementara itu.',
    },
  'the tab to begin with: accounts, tasks, analyzer, …': {
    zh: '先打开的标签页：accounts、tasks、analyzer…',
    ms: 'tab permulaan: accounts, tasks, analyzer, …',
  },
  'plain lines in reading order instead of a full screen (or INK_SCREEN_READER=true)': {
    zh: '按阅读顺序逐行显示，不用全屏（或 INK_SCREEN_READER=true）',
    ms: 'baris biasa mengikut susunan bacaan, bukan skrin penuh (atau INK_SCREEN_READER=true)',
  },
  'the server to use (or SMOPS_URL, with SMOPS_TOKEN)': {
    zh: '要使用的服务器（或 SMOPS_URL，加上 SMOPS_TOKEN）',
    ms: 'pelayan yang digunakan (atau SMOPS_URL, bersama SMOPS_TOKEN)',
  },
  'the server that smops login kept under this name': {
    zh: 'smops login 以此名称保存的服务器',
    ms: 'pelayan yang disimpan oleh smops login dengan nama ini',
  },
  'the result as JSON': { zh: '以 JSON 输出结果', ms: 'hasil sebagai JSON' },
  'nothing but the result and errors': { zh: '只显示结果和错误', ms: 'hasil dan ralat sahaja' },
  'every call to the server, on stderr': {
    zh: '在 stderr 显示对服务器的每次调用',
    ms: 'setiap permintaan kepada pelayan, pada stderr',
  },
  'no colours (or NO_COLOR)': { zh: '不用颜色（或 NO_COLOR）', ms: 'tanpa warna (atau NO_COLOR)' },
  'run the server and the dashboard': { zh: '运行服务器和管理面板', ms: 'jalankan pelayan dan papan pemuka' },
  'Keeps its data in the data folder (SMOPS_DATA_DIR), or in PostgreSQL when DATABASE_URL is set. The very first start makes the user admin and shows its password until it is changed. smops reload reads keys, models and limits again (smops.env in the data folder, or SMOPS_CONFIG_FILE).':
    {
      zh: '数据保存在数据文件夹（SMOPS_DATA_DIR）；设了 DATABASE_URL 则保存在 PostgreSQL。第一次启动时会建立用户 admin，并一直显示其密码，直到密码更改为止。smops reload 会重新读取密钥、模型和限额（数据文件夹里的 smops.env，或 SMOPS_CONFIG_FILE）。',
      ms: 'Menyimpan data dalam folder data (SMOPS_DATA_DIR), atau dalam PostgreSQL jika DATABASE_URL ditetapkan. Permulaan kali pertama mencipta pengguna admin dan memaparkan kata laluannya sehingga ditukar. smops reload membaca semula kunci, model dan had (smops.env dalam folder data, atau SMOPS_CONFIG_FILE).',
    },
  'where to listen; 0 takes a free port (PORT, 3000)': {
    zh: '监听的端口；0 表示任何空闲端口（PORT，3000）',
    ms: 'port untuk menerima sambungan; 0 mengambil port yang kosong (PORT, 3000)',
  },
  'on which address (HOST, 127.0.0.1)': {
    zh: '监听的地址（HOST，127.0.0.1）',
    ms: 'pada alamat mana (HOST, 127.0.0.1)',
  },
  'let the running server read its configuration again': {
    zh: '让运行中的服务器重新读取配置',
    ms: 'suruh pelayan yang berjalan membaca semula konfigurasinya',
  },
  'Sends SIGHUP to the server of this machine’s data folder. Keys, addresses, models, limits and budgets of smops.env then count at once; the server’s log says what changed and what needs a restart. A configuration that is not valid is refused before, and the server keeps what it has. On Windows a server is not told; the dashboard changes what counts at once.':
    {
      zh: '向本机数据文件夹的服务器发送 SIGHUP。smops.env 里的密钥、地址、模型、限额和预算立即生效；服务器日志会说明哪些已更改、哪些需要重启。无效的配置会先被拒绝，服务器保持原有配置。在 Windows 上不会通知服务器；在管理面板中的更改立即生效。',
      ms: 'Menghantar SIGHUP kepada pelayan folder data komputer ini. Kunci, alamat, model, had dan bajet dalam smops.env berkuat kuasa serta-merta; log pelayan menyatakan apa yang berubah dan apa yang perlu dimulakan semula. Konfigurasi yang tidak sah ditolak terlebih dahulu, dan pelayan mengekalkan yang sedia ada. Di Windows pelayan tidak diberitahu; papan pemuka menukar yang berkuat kuasa serta-merta.',
    },
  'the settings of this machine’s server, without secrets': {
    zh: '本机服务器的设置，不含机密',
    ms: 'tetapan pelayan komputer ini, tanpa rahsia',
  },
  'do not shorten tables to fit the terminal': {
    zh: '不为适应终端而截短表格',
    ms: 'jangan pendekkan jadual supaya muat di terminal',
  },
  'only these columns of the table, separated by commas': {
    zh: '只显示表格的这些列，用逗号分隔',
    ms: 'lajur ini sahaja daripada jadual, dipisahkan dengan koma',
  },
  'sort the table by a column; COLUMN:desc for descending': {
    zh: '按一列排序；COLUMN:desc 为降序',
    ms: 'isih jadual mengikut satu lajur; COLUMN:desc untuk menurun',
  },
  'do not page long tables on a terminal': {
    zh: '在终端上不分页显示长表格',
    ms: 'jangan bahagikan jadual panjang kepada halaman di terminal',
  },
  'set a setting in smops.env; secrets are asked for, or read from standard input': {
    zh: '更改 smops.env 里的设置；机密会另行询问，或从标准输入读取',
    ms: 'tetapkan satu tetapan dalam smops.env; rahsia akan ditanya, atau dibaca daripada input standard',
  },
  'The file is readable only by you. A name or value that is not valid is refused, and nothing is changed.': {
    zh: '只有您能读取该文件。无效的名称或值会被拒绝，什么都不会更改。',
    ms: 'Fail itu boleh dibaca oleh anda sahaja. Nama atau nilai yang tidak sah ditolak, dan tiada apa-apa yang berubah.',
  },
  'the setting, for example GEMINI_API_KEY': {
    zh: '设置的名称，例如 GEMINI_API_KEY',
    ms: 'tetapan itu, contohnya GEMINI_API_KEY',
  },
  'its value; never for a secret': {
    zh: '它的值；机密请勿在此填写',
    ms: 'nilainya; jangan sekali-kali untuk rahsia',
  },
  'remove a setting from smops.env': {
    zh: '从 smops.env 移除一项设置',
    ms: 'buang satu tetapan daripada smops.env',
  },
  'tag the comments in a file with your variables': {
    zh: '用您的变量标注文件里的留言',
    ms: 'tandakan komen dalam fail dengan pemboleh ubah anda',
  },
  'Reads comment files (JSON, NDJSON, CSV, XLSX, or .txt with one comment a line; compressed with gzip too) and tags every comment, with quote, reason and sentiment. On a terminal with room for them, variables have their comments over time beside them when the comments carry times. Stopped with ^C, it keeps what is done and goes on later. Exit code 7: some comments failed; 8: stopped at the budget.':
    {
      zh: '读取留言文件（JSON、NDJSON、CSV、XLSX，或每行一条留言的 .txt；gzip 压缩的也可以），为每条留言加上标签，附引文、理由和情绪。终端够宽时，如果留言带有时间，每个变量旁边会显示它各时间的留言。用 ^C 停止时会保留已完成的部分，以后可以继续。退出码 7：部分留言失败；8：已达预算而停止。',
      ms: 'Membaca fail komen (JSON, NDJSON, CSV, XLSX, atau .txt dengan satu komen sebaris; yang dimampatkan dengan gzip juga) dan menandakan setiap komen, dengan petikan, sebab dan sentimen. Pada terminal yang cukup lebar, setiap pemboleh ubah disertai komennya mengikut masa apabila komen ada masa. Jika dihentikan dengan ^C, hasil yang siap disimpan dan boleh disambung kemudian. Kod keluar 7: sebahagian komen gagal; 8: berhenti kerana bajet.',
    },
  'comment files, folders or patterns; - is standard input': {
    zh: '留言文件、文件夹或通配符；- 为标准输入',
    ms: 'fail komen, folder atau corak; - ialah input standard',
  },
  'one variable, literal, or NAME=TERM,TERM with your own terms; repeatable': {
    zh: '一个变量，按字面，或 名称=词,词 指定您自己的词；可重复',
    ms: 'satu pemboleh ubah, secara literal, atau NAMA=ISTILAH,ISTILAH dengan istilah anda sendiri; boleh diulang',
  },
  'variables, one a line': { zh: '变量，每行一个', ms: 'pemboleh ubah, satu sebaris' },
  'the AI provider to use (SMOPS_DEFAULT_PROVIDER, local)': {
    zh: '使用的 AI 服务（SMOPS_DEFAULT_PROVIDER，local）',
    ms: 'penyedia AI yang digunakan (SMOPS_DEFAULT_PROVIDER, local)',
  },
  'comments per request': { zh: '每次请求的留言数', ms: 'bilangan komen setiap permintaan' },
  'the post that the comments belong to': { zh: '留言所属的帖子', ms: 'hantaran yang mempunyai komen itu' },
  'the post, from a file': { zh: '帖子，从文件读取', ms: 'hantaran itu, daripada fail' },
  'the column or key that holds the text: its name, its number, or how it begins': {
    zh: '正文所在的列或键：其名称、序号或开头',
    ms: 'lajur atau kunci yang mengandungi teks: namanya, nombornya, atau permulaannya',
  },
  'the column or key that holds the author: its name, its number, or how it begins': {
    zh: '作者所在的列或键：其名称、序号或开头',
    ms: 'lajur atau kunci yang mengandungi penulis: namanya, nombornya, atau permulaannya',
  },
  'the column or key that holds the number of reactions: its name, its number, or how it begins': {
    zh: '反应数所在的列或键：其名称、序号或开头',
    ms: 'lajur atau kunci yang mengandungi bilangan reaksi: namanya, nombornya, atau permulaannya',
  },
  'the column or key that holds the comment’s id: its name, its number, or how it begins': {
    zh: '留言编号所在的列或键：其名称、序号或开头',
    ms: 'lajur atau kunci yang mengandungi ID komen: namanya, nombornya, atau permulaannya',
  },
  'the column or key that holds the time: its name, its number, or how it begins': {
    zh: '时间所在的列或键：其名称、序号或开头',
    ms: 'lajur atau kunci yang mengandungi masa: namanya, nombornya, atau permulaannya',
  },
  'the column or key that holds the id of the comment that a reply belongs to: its name, its number, or how it begins':
    {
      zh: '回复所属留言的编号所在的列或键：其名称、序号或开头',
      ms: 'lajur atau kunci yang mengandungi ID komen yang dibalas: namanya, nombornya, atau permulaannya',
    },
  'the column or key that holds the link: its name, its number, or how it begins': {
    zh: '链接所在的列或键：其名称、序号或开头',
    ms: 'lajur atau kunci yang mengandungi pautan: namanya, nombornya, atau permulaannya',
  },
  'the column or key that holds the stars of a review: its name, its number, or how it begins': {
    zh: '评价星级所在的列或键：其名称、序号或开头',
    ms: 'lajur atau kunci yang mengandungi bintang ulasan: namanya, nombornya, atau permulaannya',
  },
  'the sheet of a workbook, by name or number; default: the best': {
    zh: '工作簿中的工作表，用名称或序号；默认：最合适的一张',
    ms: 'helaian dalam buku kerja, mengikut nama atau nombor; lalai: yang paling sesuai',
  },
  'the line that names the columns; default: looked for among the first 20': {
    zh: '写有列名的那一行；默认：在前 20 行中查找',
    ms: 'baris yang memuatkan nama lajur; lalai: dicari dalam 20 baris pertama',
  },
  'whether the day or the month stands first in dates such as 05/11/2026, where the file does not tell': {
    zh: '文件无法判断时，05/11/2026 这样的日期先写日还是先写月',
    ms: 'sama ada hari atau bulan didahulukan dalam tarikh seperti 05/11/2026, jika fail tidak menunjukkannya',
  },
  'read posts as comments too; they are left out where the file tells them apart': {
    zh: '把帖子也当作留言读取；文件能区分时，帖子不计入',
    ms: 'baca hantaran sebagai komen juga; hantaran diketepikan jika fail membezakannya',
  },
  'keep the names of people in a chat; they are taken off otherwise': {
    zh: '保留聊天中的人名；否则会去除',
    ms: 'kekalkan nama orang dalam sembang; jika tidak, nama dibuang',
  },
  'show how a comment file is read, and run nothing': {
    zh: '显示留言文件的读取方式，不做分析',
    ms: 'tunjukkan cara fail komen dibaca, tanpa menjalankan apa-apa',
  },
  'Names the known export, the column of each field and of how many comments it was understood, what is left out and why, and shows the first five comments as they are understood. Columns that no name tells are recognised by their content; smops analyze asks before it uses them, and a script has to name them.':
    {
      zh: '说明文件属于哪种已知导出、每个字段取自哪一列、有多少条留言读懂了它、略去了什么及原因，并显示前五条留言的读取结果。名称认不出的列按内容识别；smops analyze 使用前会先询问，脚本则必须写明。',
      ms: 'Menyatakan eksport yang dikenali, lajur bagi setiap medan dan bilangan komen yang difahami, apa yang diketepikan dan sebabnya, serta menunjukkan lima komen pertama seperti yang difahami. Lajur yang tidak dikenali melalui nama dikenali melalui kandungannya; smops analyze bertanya sebelum menggunakannya, dan skrip mesti menyatakannya.',
    },
  'read text files in this encoding instead of the detected one (UTF-8, UTF-16LE, UTF-16BE, GB18030, Big5, Windows-1252)':
    {
      zh: '按此编码读取文本文件，不自动检测（UTF-8、UTF-16LE、UTF-16BE、GB18030、Big5、Windows-1252）',
      ms: 'baca fail teks dalam pengekodan ini, bukan yang dikesan (UTF-8, UTF-16LE, UTF-16BE, GB18030, Big5, Windows-1252)',
    },
  'how the results are written (table; json with --json)': {
    zh: '结果的格式（table；用 --json 时为 json）',
    ms: 'cara hasil ditulis (table; json dengan --json)',
  },
  'write them into a file, in the format of its ending': {
    zh: '写入文件，格式依文件名结尾而定',
    ms: 'tulis ke dalam fail, dalam format mengikut hujung namanya',
  },
  'write a report with charts (HTML, to print or send)': {
    zh: '写一份带图表的报告（HTML，可打印或发送）',
    ms: 'tulis laporan bercarta (HTML, untuk dicetak atau dihantar)',
  },
  'leave the work to the server and print the id of the run': {
    zh: '把工作交给服务器，显示分析的编号',
    ms: 'serahkan kerja kepada pelayan dan paparkan ID analisis',
  },
  'print only the id of the run; results go to --out': {
    zh: '只显示分析的编号；结果写入 --out',
    ms: 'paparkan ID analisis sahaja; hasil ditulis ke --out',
  },
  'pause at this cost': { zh: '费用到此即暂停', ms: 'jeda pada kos ini' },
  'wait for the provider’s cheaper hours': {
    zh: '等到 AI 服务较便宜的时段',
    ms: 'tunggu waktu penyedia yang lebih murah',
  },
  'ask again what was answered before': {
    zh: '已有答案的也重新询问',
    ms: 'tanya semula apa yang sudah dijawab',
  },
  'do not ask before a paid run (scripts need it above SMOPS_ASK_ABOVE_USD, $1)': {
    zh: '付费分析前不询问（超过 SMOPS_ASK_ABOVE_USD（默认 1 美元）时，脚本需要此选项）',
    ms: 'jangan tanya sebelum analisis berbayar (skrip memerlukannya melebihi SMOPS_ASK_ABOVE_USD, $1)',
  },
  'propose variables from what the comments mention': {
    zh: '从留言谈到的内容建议变量',
    ms: 'cadangkan pemboleh ubah daripada apa yang dibincangkan dalam komen',
  },
  'Finds themes with their size, words, languages and examples: topics that smops knows in three languages, and terms that stand together in these comments. Nothing leaves this machine.':
    {
      zh: '找出主题，附大小、用词、语言和例子：smops 认得的三种语言的话题，以及在这些留言里常一起出现的词。任何内容都不会离开本机。',
      ms: 'Mencari tema berserta saiz, perkataan, bahasa dan contohnya: topik yang smops kenal dalam tiga bahasa, dan istilah yang muncul bersama dalam komen ini. Tiada apa-apa yang keluar dari komputer ini.',
    },
  'the comments of an earlier analysis instead of a file': {
    zh: '使用以前一次分析的留言，不读文件',
    ms: 'komen daripada analisis terdahulu, bukan daripada fail',
  },
  'print comments that show each theme': {
    zh: '显示各主题的例子留言',
    ms: 'paparkan komen yang menunjukkan setiap tema',
  },
  'write the themes as variables, one a line, for --vars-file': {
    zh: '把主题写成变量，每行一个，供 --vars-file 使用',
    ms: 'tulis tema sebagai pemboleh ubah, satu sebaris, untuk --vars-file',
  },
  'write the numbers; ends in csv, xlsx, json, html': {
    zh: '写出数字；文件名以 csv、xlsx、json 或 html 结尾',
    ms: 'tulis angka; berakhir dengan csv, xlsx, json, html',
  },
  'compare what two to six communities mention': {
    zh: '比较 2 到 6 个社群谈论的内容',
    ms: 'bandingkan apa yang dibincangkan oleh dua hingga enam komuniti',
  },
  'Compares the share of comments with each variable. A side is an earlier analysis or a file: files are analysed, and so are the stored comments of an analysis that lacks a variable. Without --var, what all analyses look for is compared. A difference is large from 10 points on or when a share doubles, clear from 5, small from 2; with 95% intervals. Tests count each text once and are corrected for all variables and sides. Of three or more sides each is set against the mean of the others.':
    {
      zh: '比较含有各变量的留言比例。每一方是以前的分析或文件：文件会被分析，缺少某个变量的分析也会用它已存储的留言补做。不写 --var 时，比较所有分析都查找的变量。10 个百分点或以上，或比例翻倍，为很大；5 起为明显；2 起为较小；附 95% 区间。检验时相同文字只计一次，并对所有变量和各方校正。三方或更多时，每一方与其他各方的平均比较。',
      ms: 'Membandingkan peratusan komen bagi setiap pemboleh ubah. Satu pihak ialah analisis terdahulu atau fail: fail dianalisis, begitu juga komen yang disimpan bagi analisis yang tiada sesuatu pemboleh ubah. Tanpa --var, apa yang dicari oleh semua analisis dibandingkan. Perbezaan besar dari 10 mata peratusan atau apabila peratusan berganda, jelas dari 5, kecil dari 2; dengan selang 95%. Ujian mengira setiap teks sekali dan dibetulkan bagi semua pemboleh ubah dan pihak. Bagi tiga pihak atau lebih, setiap satu dibandingkan dengan purata yang lain.',
    },
  'two to six: a file or a folder of comments, or an analysis: its id, the beginning of it, or last': {
    zh: '2 到 6 方：留言文件或文件夹，或一次分析：编号或其开头，或 last',
    ms: 'dua hingga enam: fail atau folder komen, atau analisis: ID-nya, permulaannya, atau last',
  },
  'what a side is called, in the order of the sides; repeatable': {
    zh: '一方的名称，按各方的顺序；可重复',
    ms: 'nama pihak, mengikut urutan pihak; boleh diulang',
  },
  'the run before, of a run: its id, or none; unless given the best one of earlier comments': {
    zh: '一次分析之前的那次：编号，或 none（不比较）；不写时取留言更早的最合适的一次',
    ms: 'analisis sebelumnya, bagi satu analisis: ID-nya, atau none; jika tidak diberi, yang terbaik dengan komen lebih awal',
  },
  'with one analysis: compare it with the one before: of other comments, written earlier, with the same codebook or variables':
    {
      zh: '只给一次分析：与之前的一次比较：留言不同、写得更早、编码本或变量相同',
      ms: 'dengan satu analisis: bandingkan dengan yang sebelumnya: komen lain, ditulis lebih awal, dengan buku kod atau pemboleh ubah yang sama',
    },
  'the comments of an earlier analysis, or of an explored file, instead of a file': {
    zh: '不用文件，而用以前的分析或已探索文件的留言',
    ms: 'komen analisis terdahulu, atau fail yang diterokai, sebagai ganti fail',
  },
  'delete a comparison with the runs that were started for it; it can be restored for 30 days': {
    zh: '删除对比和为它启动的分析；30 天内可以恢复',
    ms: 'padam perbandingan bersama analisis yang dimulakan untuknya; boleh dipulihkan dalam 30 hari',
  },
  'what to compare; repeatable, as for analyze': {
    zh: '要比较的变量；可重复，与 analyze 相同',
    ms: 'apa yang dibandingkan; boleh diulang, seperti untuk analyze',
  },
  'the AI provider to use': { zh: '使用的 AI 服务', ms: 'penyedia AI yang digunakan' },
  'do not ask before a paid run': { zh: '付费分析前不询问', ms: 'jangan tanya sebelum analisis berbayar' },
  'Each comment of the file (JSON, or JSON by lines) has its text and, under “labels”, the list of variables it mentions; an empty list when it mentions none. Analyses them and prints precision, recall and F1 per variable with 95% intervals. The run is kept like any other.':
    {
      zh: '文件（JSON，或逐行 JSON）的每条留言有正文，并在「labels」下列出它提到的变量；没有提到则为空列表。分析这些留言，显示各变量的精确率、召回率和 F1，附 95% 区间。这次分析与其他分析一样保存。',
      ms: 'Setiap komen dalam fail (JSON, atau JSON sebaris demi sebaris) mempunyai teks dan, di bawah “labels”, senarai pemboleh ubah yang disebutnya; senarai kosong jika tiada. Menganalisis komen itu dan memaparkan kepersisan, dapatan semula dan F1 bagi setiap pemboleh ubah dengan selang 95%. Analisis ini disimpan seperti yang lain.',
    },
  'labelled comments, or -': { zh: '已标注的留言，或 -', ms: 'komen berlabel, atau -' },
  'only these labels, with your own terms; repeatable': {
    zh: '只用这些标签，可附您自己的词；可重复',
    ms: 'label ini sahaja, dengan istilah anda sendiri; boleh diulang',
  },
  'earlier comparisons, newest first': {
    zh: '以前的对比，最新的在前',
    ms: 'perbandingan terdahulu, yang terbaharu dahulu',
  },
  'what a comparison found': { zh: '一次对比的结果', ms: 'dapatan satu perbandingan' },
  'do not ask': { zh: '不询问', ms: 'jangan tanya' },
  'undo a delete': { zh: '撤销删除', ms: 'buat asal pemadaman' },
  'the whole id, as the delete tells it; later smops audit list --json has it': {
    zh: '完整编号，删除时会显示；之后可用 smops audit list --json 查到',
    ms: 'ID penuh, seperti yang dipaparkan semasa pemadaman; kemudian ada dalam smops audit list --json',
  },
  'earlier and running analyses, newest first': {
    zh: '以前和进行中的分析，最新的在前',
    ms: 'analisis terdahulu dan yang sedang berjalan, yang terbaharu dahulu',
  },
  'how many': { zh: '多少条', ms: 'berapa banyak' },
  'state and results of an analysis': { zh: '一次分析的状态和结果', ms: 'status dan hasil satu analisis' },
  'On a terminal with room for them, variables have their comments over time beside them when the comments carry times.':
    {
      zh: '终端够宽时，如果留言带有时间，每个变量旁边会显示它各时间的留言。',
      ms: 'Pada terminal yang cukup lebar, setiap pemboleh ubah disertai komennya mengikut masa apabila komen ada masa.',
    },
  'the run: its id, or the beginning of it, or last (the last that you started)': {
    zh: '哪次分析：编号或其开头，或 last（您最近开始的一次）',
    ms: 'analisis: ID-nya, atau permulaannya, atau last (yang terakhir anda mulakan)',
  },
  'how many comments to print (10 on a terminal, else all)': {
    zh: '显示多少条留言（终端上 10 条，否则全部）',
    ms: 'berapa banyak komen dipaparkan (10 di terminal, jika tidak semua)',
  },
  'wait until an analysis has ended': { zh: '等到一次分析结束', ms: 'tunggu sehingga analisis tamat' },
  'Prints the state of the run then, not its results. Exit code 7: it failed, or some comments did; 8: stopped at the budget. ^C ends the waiting, not the run.':
    {
      zh: '结束后显示分析的状态，不显示结果。退出码 7：分析失败，或部分留言失败；8：已达预算而停止。^C 只结束等待，分析照常进行。',
      ms: 'Kemudian memaparkan status analisis, bukan hasilnya. Kod keluar 7: analisis gagal, atau sebahagian komen gagal; 8: berhenti kerana bajet. ^C menamatkan penantian, bukan analisis.',
    },
  'stop an analysis, keeping what is done': {
    zh: '停止一次分析，保留已完成的部分',
    ms: 'hentikan analisis, simpan apa yang sudah siap',
  },
  'continue a stopped analysis, or ask its failed comments again': {
    zh: '继续已停止的分析，或重新询问失败的留言',
    ms: 'sambung analisis yang dihentikan, atau tanya semula komennya yang gagal',
  },
  'Nothing that is done is done or paid again.': {
    zh: '已完成的部分不会重做，也不会重复收费。',
    ms: 'Apa yang sudah siap tidak dibuat atau dibayar lagi.',
  },
  'pause at this cost instead': { zh: '改为费用到此即暂停', ms: 'jeda pada kos ini pula' },
  'leave the work to the server': { zh: '把工作交给服务器', ms: 'serahkan kerja kepada pelayan' },
  'delete an analysis; it can be restored for 30 days': {
    zh: '删除一次分析；30 天内可恢复',
    ms: 'padam analisis; boleh dipulihkan selama 30 hari',
  },
  'how the comments of an analysis divide: variables, sentiment, languages, time': {
    zh: '一次分析的留言如何分布：变量、情绪、语言、时间',
    ms: 'bagaimana komen dalam analisis terbahagi: pemboleh ubah, sentimen, bahasa, masa',
  },
  'Counts of the machine, of all comments or of those that the options leave. Days in which a share was clearly higher than in the others are named.':
    {
      zh: 'smops 的统计，针对全部留言或选项筛选后的留言。比例明显高于其他日子的日子会列出。',
      ms: 'Kiraan smops, bagi semua komen atau yang tinggal selepas pilihan. Hari dengan peratusan yang jelas lebih tinggi disenaraikan.',
    },
  'only comments with this variable; repeatable, then with all of them': {
    zh: '只要含有此变量的留言；可重复，则须全部含有',
    ms: 'hanya komen dengan pemboleh ubah ini; boleh diulang, maka dengan kesemuanya',
  },
  'only comments without this variable; repeatable': {
    zh: '只要不含此变量的留言；可重复',
    ms: 'hanya komen tanpa pemboleh ubah ini; boleh diulang',
  },
  'only comments that a variable matched': {
    zh: '只要有变量匹配的留言',
    ms: 'hanya komen yang sepadan dengan mana-mana pemboleh ubah',
  },
  'only comments that no variable matched': {
    zh: '只要没有变量匹配的留言',
    ms: 'hanya komen yang tidak sepadan dengan mana-mana pemboleh ubah',
  },
  'only comments of this sentiment; repeatable, then of any of them': {
    zh: '只要此情绪的留言；可重复，则任一即可',
    ms: 'hanya komen dengan sentimen ini; boleh diulang, maka mana-mana satu',
  },
  'only comments in this language: ms, zh, en, …; repeatable, then in any of them': {
    zh: '只要此语言的留言：ms、zh、en…；可重复，则任一即可',
    ms: 'hanya komen dalam bahasa ini: ms, zh, en, …; boleh diulang, maka mana-mana satu',
  },
  'only comments whose tags are this sure': {
    zh: '只要标签为此确定程度的留言',
    ms: 'hanya komen yang tagnya sepasti ini',
  },
  'only comments that a person judged, or that none did': {
    zh: '只要有人判断过的留言，或没有人判断过的',
    ms: 'hanya komen yang telah dinilai orang, atau yang belum',
  },
  'only comments of this day (2026-11-10) or time and later ones': {
    zh: '只要这一天（2026-11-10）或此时刻及以后的留言',
    ms: 'hanya komen pada hari (2026-11-10) atau masa ini dan selepasnya',
  },
  'only comments up to this day, with it, or before this time': {
    zh: '只要到这一天（含当天）或此时刻之前的留言',
    ms: 'hanya komen sehingga tarikh ini (termasuk tarikh itu), atau sebelum masa ini',
  },
  'only comments with these words in the text or the author': {
    zh: '只要正文或作者含有这些字的留言',
    ms: 'hanya komen yang teks atau penulisnya mengandungi kata ini',
  },
  'only comments with this sentiment score or more, 0 to 10': {
    zh: '只要情绪分数不低于此值的留言，0 到 10',
    ms: 'hanya komen dengan skor sentimen ini atau lebih, 0 hingga 10',
  },
  'only comments with this sentiment score or less, 0 to 10': {
    zh: '只要情绪分数不高于此值的留言，0 到 10',
    ms: 'hanya komen dengan skor sentimen ini atau kurang, 0 hingga 10',
  },
  'the order of the comments': { zh: '留言的顺序', ms: 'susunan komen' },
  'how many comments to print (50 on a terminal, else all)': {
    zh: '打印多少条留言（终端上为 50，否则全部）',
    ms: 'berapa banyak komen dipaparkan (50 pada terminal, jika tidak semua)',
  },
  'whether copies of one text count each, or as one comment': {
    zh: '相同文字的留言逐条计数，还是只算一条',
    ms: 'sama ada salinan teks yang sama dikira satu demi satu, atau sebagai satu komen',
  },
  'only those with these words in the name, the file or a variable': {
    zh: '只要名称、文件或变量含有这些字的',
    ms: 'hanya yang nama, fail atau pemboleh ubahnya mengandungi kata ini',
  },
  'pinned ones before the others': { zh: '置顶的排在前面', ms: 'yang disemat mendahului yang lain' },
  'give an analysis another name': { zh: '给一次分析改名', ms: 'beri analisis nama lain' },
  'pin an analysis, for all of the team': {
    zh: '置顶一次分析，对全队生效',
    ms: 'semat analisis, untuk seluruh pasukan',
  },
  'unpin an analysis': { zh: '取消置顶一次分析', ms: 'nyahsemat analisis' },
  'which variables of an analysis occur together': {
    zh: '一次分析中哪些变量一起出现',
    ms: 'pemboleh ubah mana dalam analisis muncul bersama',
  },
  "For each two variables: comments with both, how many chance alone would give, the lift (how many times as often as by chance), PMI (its logarithm: 0 bits is chance, 1 bit twice as often) with its 95% interval, and Fisher's test corrected for the number of pairs, which counts each text once.":
    {
      zh: '对每两个变量：同时含有两者的留言数、纯属偶然时的预期数、提升度（是偶然的几倍）、PMI（它的对数：0 比特是偶然，1 比特是两倍）及其 95% 区间，以及按组合数目校正的 Fisher 检验；检验时相同文字只计一次。',
      ms: 'Bagi setiap dua pemboleh ubah: bilangan komen dengan kedua-duanya, bilangan jika kebetulan semata-mata, nilai lift (berapa kali ganda berbanding kebetulan), PMI (logaritmanya: 0 bit ialah kebetulan, 1 bit dua kali ganda) dengan selang 95%, dan ujian Fisher yang dibetulkan mengikut bilangan pasangan; ujian mengira setiap teks sekali.',
    },
  'comments of an analysis that are copies of one text': {
    zh: '一次分析中互相重复的留言',
    ms: 'komen analisis yang merupakan salinan satu teks',
  },
  'Comments whose texts are the same but for small changes stand in one group. Greetings and other short texts are left out. With --group the comments of one group, without who wrote them.':
    {
      zh: '文字相同或只有小改动的留言归为一组。问候语等短文字不算。加 --group 列出一组的留言，不含作者。',
      ms: 'Komen yang teksnya sama kecuali perubahan kecil berada dalam satu kumpulan. Ucapan dan teks pendek lain tidak dikira. Dengan --group, komen satu kumpulan tanpa penulisnya.',
    },
  'the comments of the group whose first comment this is': {
    zh: '以这条留言为首的那一组的留言',
    ms: 'komen kumpulan yang bermula dengan komen ini',
  },
  'go on after this group or comment': {
    zh: '从这一组或这条留言之后继续',
    ms: 'sambung selepas kumpulan atau komen ini',
  },
  'texts of an analysis of which many copies came within a day': {
    zh: '一次分析中一天内大量重复的文字',
    ms: 'teks analisis yang banyak salinannya tiba dalam sehari',
  },
  'Each text with a timeline of its copies, the number of comments and of authors. Authors are never shown.':
    {
      zh: '每段文字附时间分布：何时出现、多少条留言、多少位作者。从不显示作者是谁。',
      ms: 'Setiap teks dengan carta masanya: bila salinan tiba, berapa komen, oleh berapa penulis. Siapa penulisnya tidak pernah ditunjukkan.',
    },
  'copies within 24 hours that make a wave': {
    zh: '24 小时内重复多少次才算',
    ms: 'salinan dalam 24 jam yang menjadikannya gelombang',
  },
  'all; once: of copies of one text only the first counts': {
    zh: 'all；once：重复的文字只算第一条',
    ms: 'all; once: daripada salinan satu teks hanya yang pertama dikira',
  },
  'its last day': { zh: '该段的最后一天', ms: 'hari terakhirnya' },
  'the first day of the earlier span': { zh: '前一段的第一天', ms: 'hari pertama tempoh awal' },
  'day, week, run': { zh: 'day、week、run', ms: 'day, week, run' },
  "the shares of a codebook's variables over all of its analyses": {
    zh: '一个编码本的变量在其所有分析中的比例',
    ms: 'peratusan pemboleh ubah sebuah buku kod merentas semua analisisnya',
  },
  'Shares by day or week with their intervals, when each variable was first and last seen, and alarms with their evidence. Without times in the files each analysis is a point. A comment that several analyses have counts once.':
    {
      zh: '按天或按周的比例及区间，各变量最早和最近出现的日期，以及附证据的警报。文件没有时间时，每次分析是一个点。出现在多次分析里的留言只算一次。',
      ms: 'Peratusan mengikut hari atau minggu dengan selangnya, bila setiap pemboleh ubah mula dan terakhir disebut, dan penggera dengan buktinya. Tanpa masa dalam fail, setiap analisis ialah satu titik. Komen yang ada dalam beberapa analisis dikira sekali.',
    },
  "two spans of days of a codebook's analyses side by side": {
    zh: '并排比较一个编码本分析的两段日子',
    ms: 'dua tempoh hari analisis sebuah buku kod sebelah-menyebelah',
  },
  'Without days: the last seven days with comments, and the seven before. A difference is large from 10 points on or when a share doubles, clear from 5, small from 2. Tests count each text once; p, corrected by Holm, stands last.':
    {
      zh: '不给日期时：有留言的最近七天，与之前七天。10 个百分点或以上，或比例翻倍，为很大；5 起为明显；2 起为较小。检验时相同文字只计一次；按 Holm 校正的 p 在最后。',
      ms: 'Tanpa hari: tujuh hari terakhir yang ada komen, dan tujuh hari sebelumnya. Perbezaan besar dari 10 mata peratusan atau apabila peratusan berganda, jelas dari 5, kecil dari 2. Ujian mengira setiap teks sekali; p, dibetulkan dengan Holm, di hujung.',
    },
  "words and themes that rose in a codebook's analyses, with a quote each": {
    zh: '一个编码本的分析中上升的词和主题，各附引文',
    ms: 'perkataan dan tema yang meningkat dalam analisis sebuah buku kod, setiap satu dengan petikan',
  },
  'the comment mentions it; repeatable': {
    zh: '留言提到它；可重复',
    ms: 'komen itu menyebutnya; boleh diulang',
  },
  'it does not; repeatable': {
    zh: '留言没有提到它；可重复',
    ms: 'komen itu tidak menyebutnya; boleh diulang',
  },
  "make it that user's own, for the terminal: judgements given with it are theirs": {
    zh: '设为该用户本人的令牌，供终端使用：用它作的判断算本人的',
    ms: 'jadikannya milik pengguna itu sendiri, untuk terminal: penilaian yang dibuat dengannya ialah penilaiannya',
  },
  'how its writer feels': { zh: '留言者的情绪', ms: 'perasaan penulisnya' },
  'settle what readers disagree on; it then counts instead of their words': {
    zh: '裁定阅读者之间的分歧；之后以此为准',
    ms: 'putuskan perkara yang tidak dipersetujui pembaca; keputusan ini dikira menggantikan penilaian mereka',
  },
  'remove what you said of the comment': {
    zh: '移除您对这条留言的判断',
    ms: 'buang penilaian anda bagi komen itu',
  },
  'undo the last thing that you said of the comment': {
    zh: '撤销您对这条留言的上一个判断',
    ms: 'buat asal penilaian terakhir anda bagi komen itu',
  },
  "One comment at a time, without the machine's tags: mark the variables that it counts for, Enter stores and goes on. After 50 it shows how the shares stand and how much more reading would narrow the intervals. Where nothing is drawn yet it draws. Every judgement is stored at once; the next time it goes on where you were. ? shows the keys.":
    {
      zh: '一次一条留言，不显示机器的标签：标上它所属的变量，Enter 保存并继续。每 50 条之后显示目前的比例，以及再读多少能得到什么。还没有抽取时会先抽取。每个判断立即保存；下次从您停下的地方继续。? 显示按键。',
      ms: 'Satu komen setiap kali, tanpa tag mesin: tanda pemboleh ubah yang berkenaan, Enter menyimpan dan meneruskan. Selepas 50, kedudukan peratusan ditunjukkan, dan apa yang diperoleh jika membaca lagi. Jika belum ada yang diambil, ia mengambilnya. Setiap penilaian disimpan serta-merta; kali berikutnya diteruskan dari tempat anda berhenti. ? menunjukkan kekunci.',
    },
  'draw comments to be read, so that shares can be corrected': {
    zh: '抽取待读的留言，以便校正比例',
    ms: 'ambil sampel komen untuk dibaca, supaya peratusan boleh dibetulkan',
  },
  'fixes which ones are drawn; only for the first draw': {
    zh: '固定抽到哪些；只用于第一次抽取',
    ms: 'menetapkan komen yang diambil; hanya untuk pengambilan pertama',
  },
  'Until enough sampled comments are read, a share is counted by smops, and what is missing is said; then it is the corrected share with its 95% interval (docs/estimates.md).':
    {
      zh: '抽样留言读得还不够时，比例由 smops 统计，并说明还缺多少；之后是校正后的比例及其 95% 区间（docs/estimates.md）。',
      ms: 'Selagi komen sampel yang dibaca belum mencukupi, peratusan ialah kiraan smops, dan yang masih kurang dinyatakan; selepas itu ia peratusan yang dibetulkan dengan selang 95% (docs/estimates.md).',
    },
  'the drawn comments that you have still to read': {
    zh: '您还没读的抽样留言',
    ms: 'komen sampel yang belum anda baca',
  },
  'which ones': { zh: '哪些', ms: 'yang mana' },
  'at most this many': { zh: '最多多少条', ms: 'paling banyak sebanyak ini' },
  'read it at the end of the queue': { zh: '放到队列最后再读', ms: 'baca pada akhir giliran' },
  'flag it': { zh: '加标记', ms: 'tandainya' },
  'remove the flag': { zh: '移除标记', ms: 'buang tanda' },
  'write all that you have still to read, to be filled in; ends in xlsx or csv': {
    zh: '把您还没读的全部留言写入文件供填写；文件名以 xlsx 或 csv 结尾',
    ms: 'tulis semua yang belum anda baca, untuk diisi; berakhir dengan xlsx atau csv',
  },
  'store the verdicts that you have filled in of an exported queue': {
    zh: '保存您在导出的队列里填写的判断',
    ms: 'simpan penilaian yang anda isi dalam giliran yang dieksport',
  },
  'In a row that is read, x, 1 or yes under a variable means that the comment mentions it, and an empty cell that it does not; put x under read where it mentions none. Rows with nothing in them stay to be read. A file with a fault is refused with line and column, and nothing of it is stored; the same file a second time changes nothing.':
    {
      zh: '读过的一行里，变量下的 x、1 或 yes 表示留言提到它，空格表示没有；一个变量都没提到的，在 read 一列填 x。什么都没填的行仍待读。文件有错时会说明行和列，什么都不保存；同一文件再次导入不会改变什么。',
      ms: 'Dalam baris yang dibaca, x, 1 atau yes di bawah pemboleh ubah bermaksud komen menyebutnya, dan sel kosong bermaksud tidak; letakkan x di bawah read jika tiada yang disebut. Baris yang kosong kekal belum dibaca. Fail yang ada ralat ditolak dengan baris dan lajur, dan tiada apa-apa disimpan; fail yang sama kali kedua tidak mengubah apa-apa.',
    },
  'how far the readers of the drawn comments say the same': {
    zh: '抽样留言的阅读者看法有多一致',
    ms: 'sejauh mana pembaca komen sampel sependapat',
  },
  "Per variable, for all readers and each pair: the share on which they agree, Cohen's kappa, Gwet's AC1 and Krippendorff's alpha with 95% intervals, and agreement on yes alone. Only what each said alone counts. Names of others are shown to admins only.":
    {
      zh: '按变量，给出全体阅读者和每两人：一致的比例、Cohen 的 κ、Gwet 的 AC1、Krippendorff 的 α 及其 95% 区间，以及只看「是」的一致性。只计各人单独作出的判断。别人的名字只给管理员看。',
      ms: 'Bagi setiap pemboleh ubah, untuk semua pembaca dan setiap pasangan: peratusan sama, kappa Cohen, AC1 Gwet dan alfa Krippendorff dengan selang 95%, dan persetujuan pada ya sahaja. Hanya penilaian yang dibuat bersendirian dikira. Nama orang lain hanya ditunjukkan kepada pentadbir.',
    },
  'write the numbers; ends in csv, xlsx, json': {
    zh: '写入数字；文件名以 csv、xlsx、json 结尾',
    ms: 'tulis angka; berakhir dengan csv, xlsx, json',
  },
  'what there is to say of it': { zh: '备注内容', ms: 'catatan tentangnya' },
  'all accounts, oldest first': { zh: '所有账号，最早的在前', ms: 'semua akaun, yang terlama dahulu' },
  'only what contains the text': { zh: '只显示含有此文字的', ms: 'hanya yang mengandungi teks itu' },
  'add an account': { zh: '添加账号', ms: 'tambah akaun' },
  'Two may have the same email address: the ones that have it already are named on standard error, and nothing is refused. An import changes the first of them instead of adding another.':
    {
      zh: '电邮地址可以重复：已有同一电邮的账号会在标准错误中列出，不会拒绝。导入时则更新其中第一个，不另外添加。',
      ms: 'Dua akaun boleh mempunyai e-mel yang sama: akaun yang sudah memilikinya disenaraikan pada ralat standard, dan tiada yang ditolak. Import mengubah yang pertama antaranya, bukan menambah yang lain.',
    },
  'the email address': { zh: '电邮地址', ms: 'alamat e-mel' },
  'the first name': { zh: '名字', ms: 'nama pertama' },
  'the last name': { zh: '姓氏', ms: 'nama akhir' },
  'link of the Facebook profile': { zh: 'Facebook 主页的链接', ms: 'pautan profil Facebook' },
  'its status': { zh: '它的状态', ms: 'statusnya' },
  'link of the Instagram profile': { zh: 'Instagram 主页的链接', ms: 'pautan profil Instagram' },
  'link of the TikTok profile': { zh: 'TikTok 主页的链接', ms: 'pautan profil TikTok' },
  'change an account; what is not named stays': {
    zh: '更改账号；没有写出的保持不变',
    ms: 'ubah akaun; yang tidak dinyatakan kekal',
  },
  'delete an account, or several; they can be restored for 30 days': {
    zh: '删除一个或几个账号；30 天内可恢复',
    ms: 'padam satu akaun atau beberapa; boleh dipulihkan dalam 30 hari',
  },
  'undo a delete, or several': { zh: '撤销一次或几次删除', ms: 'buat asal satu pemadaman atau beberapa' },
  'the ids, as the delete or the audit log tells them': {
    zh: '编号，删除时或操作记录里有显示',
    ms: 'ID, seperti yang ditunjukkan semasa memadam atau dalam log audit',
  },
  'ids, or by email address': { zh: '编号或电邮地址', ms: 'ID atau alamat e-mel' },
  'ids, or by task id': { zh: '编号或任务编号', ms: 'ID atau ID tugasan' },
  'ids, or by phone number': { zh: '编号或电话号码', ms: 'ID atau nombor telefon' },
  'only those with these ids: 1-40,45': {
    zh: '只含这些编号的：1-40,45',
    ms: 'hanya yang mempunyai ID ini: 1-40,45',
  },
  'the tasks that a search finds, open ones first, then the newest': {
    zh: '搜索找到的任务，未完成的在前，然后最新的在前',
    ms: 'tugasan yang dijumpai oleh carian, yang belum selesai dahulu, kemudian yang terbaharu',
  },
  'how many at most, up to 200': { zh: '最多几个，上限 200', ms: 'paling banyak berapa, hingga 200' },
  'sample comments to try smops with; --remove removes them': {
    zh: '用来试用 smops 的示例留言；--remove 将其移除',
    ms: 'komen contoh untuk mencuba smops; --remove membuangnya',
  },
  'Analyses 2,000 invented comments in Malay, Chinese and English with the local engine, and compares their two communities. --remove removes them for good, with all that was made of them.':
    {
      zh: '用本地引擎分析 2,000 条虚构的马来文、中文和英文留言，并对比其中两个社群。--remove 会永久移除它们，以及由它们得出的一切。',
      ms: 'Menganalisis 2,000 komen rekaan dalam bahasa Melayu, Cina dan Inggeris dengan enjin setempat, dan membandingkan dua komunitinya. --remove membuangnya secara kekal, bersama semua yang dibuat daripadanya.',
    },
  'remove the sample comments for good': { zh: '永久移除示例留言', ms: 'buang komen contoh secara kekal' },
  'what runs, what came out last, what is due, and what it costs': {
    zh: '正在进行的、最近完成的、到期的，以及费用',
    ms: 'apa yang berjalan, apa yang siap, apa yang perlu dibuat, dan kosnya',
  },
  'import accounts from CSV, XLSX, JSON or NDJSON': {
    zh: '从 CSV、XLSX、JSON 或 NDJSON 导入账号',
    ms: 'import akaun daripada CSV, XLSX, JSON atau NDJSON',
  },
  'Rows that are there already are updated, the same file a second time changes nothing. Bad rows are refused with line and field, the others go in (exit code 3).':
    {
      zh: '已有的行会更新，同一个文件导入第二次不会有变化。有问题的行会被拒绝并注明行号和字段，其余照常导入（退出码 3）。',
      ms: 'Baris yang sudah ada dikemas kini, fail yang sama kali kedua tidak mengubah apa-apa. Baris yang salah ditolak dengan nombor baris dan medan, yang lain diterima (kod keluar 3).',
    },
  'only say what would happen': { zh: '只说明会发生什么', ms: 'nyatakan apa yang akan berlaku sahaja' },
  'the file to write; standard output without it': {
    zh: '要写入的文件；不填则为标准输出',
    ms: 'fail untuk ditulis; output standard tanpanya',
  },
  'all tasks, oldest first': { zh: '所有任务，最早的在前', ms: 'semua tugasan, yang terlama dahulu' },
  'add a task': { zh: '添加任务', ms: 'tambah tugasan' },
  where: { zh: '在哪个平台', ms: 'di mana' },
  'what to do; may be given several times': {
    zh: '要做什么；可写多次',
    ms: 'apa yang perlu dibuat; boleh diberikan beberapa kali',
  },
  'YYYY-MM-DD; today': { zh: 'YYYY-MM-DD；默认今天', ms: 'YYYY-MM-DD; hari ini' },
  'the post or the page': { zh: '帖子或专页', ms: 'hantaran atau halaman' },
  'requirements and details': { zh: '要求和细节', ms: 'keperluan dan butiran' },
  'change a task; what is not named stays': {
    zh: '更改任务；没有写出的保持不变',
    ms: 'ubah tugasan; yang tidak dinyatakan kekal',
  },
  'the id or the task id': { zh: '编号或任务编号', ms: 'ID atau ID tugasan' },
  'delete a task, or several; they can be restored for 30 days': {
    zh: '删除一个或几个任务；30 天内可恢复',
    ms: 'padam satu tugasan atau beberapa; boleh dipulihkan dalam 30 hari',
  },
  'import tasks from CSV, XLSX, JSON or NDJSON': {
    zh: '从 CSV、XLSX、JSON 或 NDJSON 导入任务',
    ms: 'import tugasan daripada CSV, XLSX, JSON atau NDJSON',
  },
  'complete tasks; that is final': {
    zh: '完成任务；之后不能更改',
    ms: 'selesaikan tugasan; tidak boleh diubah lagi',
  },
  'ids or task ids': { zh: '编号或任务编号', ms: 'ID atau ID tugasan' },
  'all WhatsApp accounts, oldest first': {
    zh: '所有 WhatsApp 账号，最早的在前',
    ms: 'semua akaun WhatsApp, yang terlama dahulu',
  },
  'add a WhatsApp account': { zh: '添加 WhatsApp 账号', ms: 'tambah akaun WhatsApp' },
  'Two may have the same number and group: the ones that have it already are named on standard error, and nothing is refused. An import changes the first of them instead of adding another.':
    {
      zh: '号码和群组可以重复：已有相同号码和群组的账号会在标准错误中列出，不会拒绝。导入时则更新其中第一个，不另外添加。',
      ms: 'Dua akaun boleh mempunyai nombor dan kumpulan yang sama: akaun yang sudah memilikinya disenaraikan pada ralat standard, dan tiada yang ditolak. Import mengubah yang pertama antaranya, bukan menambah yang lain.',
    },
  'Malaysian without a country code': {
    zh: '没有国家代码则为马来西亚号码',
    ms: 'nombor Malaysia jika tanpa kod negara',
  },
  'the WhatsApp name': { zh: 'WhatsApp 名称', ms: 'nama WhatsApp' },
  'one of the 16': { zh: '16 个州属之一', ms: 'satu daripada 16 negeri' },
  'the group': { zh: '群组', ms: 'kumpulan' },
  'Active unless it says otherwise': { zh: '不写则为 Active', ms: 'Active jika tidak dinyatakan' },
  'change a WhatsApp account; what is not named stays': {
    zh: '更改 WhatsApp 账号；没有写出的保持不变',
    ms: 'ubah akaun WhatsApp; yang tidak dinyatakan kekal',
  },
  'delete a WhatsApp account, or several; they can be restored for 30 days': {
    zh: '删除一个或几个 WhatsApp 账号；30 天内可恢复',
    ms: 'padam satu akaun WhatsApp atau beberapa; boleh dipulihkan dalam 30 hari',
  },
  'import whatsapp from CSV, XLSX, JSON or NDJSON': {
    zh: '从 CSV、XLSX、JSON 或 NDJSON 导入 WhatsApp 账号',
    ms: 'import akaun WhatsApp daripada CSV, XLSX, JSON atau NDJSON',
  },
  'continue an analysis that its provider has stopped': {
    zh: '继续被 AI 服务中断的分析',
    ms: 'sambung analisis yang dihentikan oleh penyedianya',
  },
  'the number of the analysis, or last': { zh: '分析的号码，或 last', ms: 'nombor analisis, atau last' },
  'the history, the latest last': { zh: '历史记录，最新的在后', ms: 'sejarah, yang terbaharu di akhir' },
  'only of this task': { zh: '只显示此任务的', ms: 'hanya tugasan ini' },
  'its comments instead of its summary': { zh: '显示留言而不是摘要', ms: 'komennya, bukan ringkasannya' },
  'only comments of this label': { zh: '只显示此标签的留言', ms: 'hanya komen berlabel ini' },
  'only comments with these words': { zh: '只显示含有这些词的留言', ms: 'hanya komen dengan perkataan ini' },
  'how many comments': { zh: '多少条留言', ms: 'berapa banyak komen' },
  'delete an analysis; once completed it can be restored for 30 days': {
    zh: '删除一次分析；已完成的 30 天内可恢复',
    ms: 'padam analisis; yang sudah selesai boleh dipulihkan selama 30 hari',
  },
  'the number of the analysis, as the delete or the audit log tells it': {
    zh: '分析的号码，删除时或操作记录里有显示',
    ms: 'nombor analisis, seperti yang dinyatakan semasa pemadaman atau dalam log audit',
  },
  'where to write it; without it to standard output': {
    zh: '写到哪里；不填则为标准输出',
    ms: 'tempat menulisnya; tanpanya ke output standard',
  },
  'Reads JSON (a list, or an object around one), NDJSON, CSV and .txt with one comment a line, of any size, also compressed with gzip, XLSX, a ZIP archive with one such file, and the link to a Google sheet that anyone may read. The encoding is detected (UTF-8, UTF-16, GB18030, Big5, Windows-1252). Files of records hold taskId, analyzeDate, sentimentScore and aiSummary; everything else is read as comments. Run twice, twice at once, or again after an interruption, it stores and scores each row once. Ends with one line of JSON; exit code 3 when rows were rejected, or files could not be read.':
    {
      zh: '读取任何大小的 JSON（列表，或外面包着一个对象的列表）、NDJSON、CSV 和每行一条留言的 .txt，gzip 压缩的也可以，还有 XLSX、只含一个这类文件的 ZIP 压缩包，以及任何人都能查看的 Google 表格的链接。编码自动检测（UTF-8、UTF-16、GB18030、Big5、Windows-1252）。记录文件含有 taskId、analyzeDate、sentimentScore 和 aiSummary；其他一律当作留言读取。即使运行两次、同时运行两次，或中断后再运行，每行都只保存和评分一次。最后输出一行 JSON；有行被拒绝，或有文件无法读取时，退出码为 3。',
      ms: 'Membaca JSON (senarai, atau objek yang membungkusnya), NDJSON, CSV dan .txt dengan satu komen sebaris, apa-apa saiz, juga yang dimampatkan dengan gzip, XLSX, arkib ZIP dengan satu fail sedemikian, dan pautan ke helaian Google yang boleh dibaca oleh sesiapa. Pengekodan dikesan (UTF-8, UTF-16, GB18030, Big5, Windows-1252). Fail rekod mengandungi taskId, analyzeDate, sentimentScore dan aiSummary; yang lain dibaca sebagai komen. Walaupun dijalankan dua kali, serentak, atau semula selepas gangguan, setiap baris disimpan dan diberi skor sekali sahaja. Diakhiri dengan satu baris JSON; kod keluar 3 jika ada baris ditolak, atau fail tidak dapat dibaca.',
    },
  'files, folders, patterns such as exports/*.json, links to Google sheets; - is standard input': {
    zh: '文件、文件夹、通配符（例如 exports/*.json）或 Google 表格的链接；- 为标准输入',
    ms: 'fail, folder, corak seperti exports/*.json, pautan ke helaian Google; - ialah input standard',
  },
  'the task that comments belong to, for example TASK-0001': {
    zh: '留言所属的任务，例如 TASK-0001',
    ms: 'tugasan yang mempunyai komen itu, contohnya TASK-0001',
  },
  'take the task from the file name: comments-{task}-*.json, or /regex/': {
    zh: '从文件名取得任务：comments-{task}-*.json，或 /regex/',
    ms: 'ambil tugasan daripada nama fail: comments-{task}-*.json, atau /regex/',
  },
  'who scores comments': { zh: '由谁为留言评分', ms: 'siapa yang memberi skor kepada komen' },
  'keep importing what arrives in a folder': {
    zh: '持续导入送到一个文件夹的文件',
    ms: 'terus import apa yang tiba dalam satu folder',
  },
  'move files there that were imported without a rejected row': {
    zh: '导入时没有行被拒绝的文件移到那里',
    ms: 'pindahkan fail yang diimport tanpa baris ditolak ke sana',
  },
  'check everything, store nothing': { zh: '检查全部，不保存', ms: 'semak semuanya, jangan simpan apa-apa' },
  'stop when more rows than this are rejected': {
    zh: '被拒绝的行超过此数即停止',
    ms: 'berhenti apabila lebih banyak baris daripada ini ditolak',
  },
  'write rejected rows there, one JSON object a line': {
    zh: '把被拒绝的行写到那里，每行一个 JSON 对象',
    ms: 'tulis baris yang ditolak di sana, satu objek JSON sebaris',
  },
  "the channel's videos with their counts": { zh: '频道的视频及其数字', ms: 'video saluran dengan angkanya' },
  'only with this text in title or description': {
    zh: '只显示标题或说明含有此文字的',
    ms: 'hanya dengan teks ini dalam tajuk atau penerangan',
  },
  'only published within this number of days': {
    zh: '只显示最近这些天内发布的',
    ms: 'hanya yang diterbitkan dalam sekian hari terakhir',
  },
  'only published from this day on, YYYY-MM-DD': {
    zh: '只显示从这天起发布的，YYYY-MM-DD',
    ms: 'hanya yang diterbitkan mulai tarikh ini, YYYY-MM-DD',
  },
  'only published up to this day, itself included': {
    zh: '只显示到这天为止（含当天）发布的',
    ms: 'hanya yang diterbitkan hingga tarikh ini, termasuk tarikh itu',
  },
  'in which order': { zh: '排序方式', ms: 'susunan yang mana' },
  'how many rows of the table to print': {
    zh: '显示表格的多少行',
    ms: 'berapa banyak baris jadual dipaparkan',
  },
  'how to print': { zh: '显示格式', ms: 'cara paparan' },
  'write into a file, in the format of its ending': {
    zh: '写入文件，格式依文件名结尾而定',
    ms: 'tulis ke dalam fail, dalam format mengikut hujung namanya',
  },
  'growth over this number of days': { zh: '这些天内的增长', ms: 'pertumbuhan dalam sekian hari terakhir' },
  'read the counts from YouTube now': {
    zh: '现在从 YouTube 读取数字',
    ms: 'baca angka daripada YouTube sekarang',
  },
  'As often as the quota allows: too soon, nothing is done, exit code 7 and the time from when it may be.': {
    zh: '以配额允许的次数为限：太早则什么都不做，退出码 7，并说明何时可以。',
    ms: 'Sekerap yang dibenarkan kuota: jika terlalu awal, tiada apa-apa dibuat, kod keluar 7 dan masa bila ia dibenarkan.',
  },
  'list the whole channel again, as is done every night': {
    zh: '重新列出整个频道，像每晚那样',
    ms: 'senaraikan semula seluruh saluran, seperti yang dibuat setiap malam',
  },
  "the page's posts with their counts": { zh: '专页的帖子及其数字', ms: 'hantaran halaman dengan angkanya' },
  'read the posts from Facebook now': {
    zh: '现在从 Facebook 读取帖子',
    ms: 'baca hantaran daripada Facebook sekarang',
  },
  'At most once in 30 s for everybody together; exit code 7 when Facebook was not read.': {
    zh: '所有人合计每 30 秒最多一次；没有读取 Facebook 时退出码为 7。',
    ms: 'Tidak lebih daripada sekali setiap 30 saat untuk semua orang; kod keluar 7 jika Facebook tidak dibaca.',
  },
  'the comments of posts as JSON, ready for smops analyze': {
    zh: '把帖子的留言写成 JSON，可直接用于 smops analyze',
    ms: 'komen hantaran sebagai JSON, sedia untuk smops analyze',
  },
  'Reads them from Facebook now and keeps none. Authors and ids are there only where the page token allows.':
    {
      zh: '现在从 Facebook 读取，不保存。只有专页令牌允许时才有作者和编号。',
      ms: 'Membacanya daripada Facebook sekarang tanpa menyimpannya. Penulis dan ID hanya ada jika token halaman membenarkan.',
    },
  'only posts with this text': { zh: '只列出含这段文字的帖子', ms: 'hanya hantaran dengan teks ini' },
  'reactions, comments and shares by day above the table': {
    zh: '在表格上方显示每天的反应、留言和分享',
    ms: 'reaksi, komen dan perkongsian mengikut hari di atas jadual',
  },
  'ids of posts: see smops facebook list': {
    zh: '帖子的编号：见 smops facebook list',
    ms: 'id hantaran: lihat smops facebook list',
  },
  'how many of each post at most, up to 20000': {
    zh: '每条帖子最多多少条，不超过 20000',
    ms: 'berapa banyak bagi setiap hantaran, paling banyak 20000',
  },
  'the user-portrait images, the newest first': {
    zh: '用户画像图片，最新的在前',
    ms: 'imej potret pengguna, yang terbaharu dahulu',
  },
  'add images of up to 10 MiB: PNG, JPEG, WebP, GIF, AVIF': {
    zh: '添加图片，每张最大 10 MiB：PNG、JPEG、WebP、GIF、AVIF',
    ms: 'tambah imej sehingga 10 MiB: PNG, JPEG, WebP, GIF, AVIF',
  },
  'Each is checked by its bytes and re-encoded, which removes place and camera.  If some of several files fail, the others are saved and the exit code is 3.':
    {
      zh: '每张图片都按内容检查并重新编码，去除地点和相机信息。多个文件中有些失败时，其余照常保存，退出码为 3。',
      ms: 'Setiap imej disemak mengikut kandungannya dan dikodkan semula, yang membuang maklumat tempat dan kamera. Jika sebahagian fail gagal, yang lain disimpan dan kod keluar ialah 3.',
    },
  'the images': { zh: '图片', ms: 'imej' },
  'save an image as a file': { zh: '把图片存成文件', ms: 'simpan imej sebagai fail' },
  'its number, see smops portraits list': {
    zh: '号码，见 smops portraits list',
    ms: 'nombornya, lihat smops portraits list',
  },
  'the file to write; its own name when left out': {
    zh: '要写入的文件；不填则用原来的名称',
    ms: 'fail untuk ditulis; namanya sendiri jika tidak diberikan',
  },
  'replace the file if it exists': { zh: '文件已存在时覆盖', ms: 'gantikan fail jika sudah ada' },
  'delete an image for good': { zh: '永久删除图片', ms: 'padam imej secara kekal' },
  'all users': { zh: '所有用户', ms: 'semua pengguna' },
  'add a user': { zh: '添加用户', ms: 'tambah pengguna' },
  'the username': { zh: '用户名', ms: 'nama pengguna' },
  'what the user may do': { zh: '用户可以做什么', ms: 'apa yang boleh dilakukan oleh pengguna' },
  'read the password from standard input; without it one is generated and printed once': {
    zh: '从标准输入读取密码；不用此选项则生成密码并只显示一次',
    ms: 'baca kata laluan daripada input standard; jika tidak diberi, kata laluan dijana dan dipaparkan sekali sahaja',
  },
  'the user need not choose an own password at the next sign-in (with --password-stdin)': {
    zh: '用户下次登录时不必自设密码（与 --password-stdin 一起用）',
    ms: 'pengguna tidak perlu memilih kata laluan sendiri pada log masuk seterusnya (dengan --password-stdin)',
  },
  'change what a user may do; their sessions end, and what they may no longer stops': {
    zh: '更改用户可以做什么；其登录会话会结束，不再有权做的事会停止',
    ms: 'ubah apa yang boleh dilakukan oleh pengguna; sesinya tamat, dan apa yang tidak lagi dibenarkan berhenti',
  },
  "set a user's password; their sessions and API tokens end": {
    zh: '设定用户的密码；其登录会话和 API 令牌会结束',
    ms: 'tetapkan kata laluan pengguna; sesi dan token API pengguna itu tamat',
  },
  "the user's API tokens go on": { zh: '保留用户的 API 令牌', ms: 'token API pengguna itu dikekalkan' },
  'disable a user at once; sessions end, tokens and shared links stop, schedules and paid runs pause': {
    zh: '立刻停用用户；登录会话结束，令牌和共享链接失效，排程和付费分析暂停',
    ms: 'halang pengguna serta-merta; sesi tamat, token dan pautan kongsi berhenti, jadual dan analisis berbayar dijeda',
  },
  'let a disabled user in again': {
    zh: '重新启用已停用的用户',
    ms: 'aktifkan semula pengguna yang dinyahaktifkan',
  },
  'remove a user with sessions, tokens and shared links; schedules and paid runs pause, the rest stays': {
    zh: '删除用户及其登录会话、令牌和共享链接；排程和付费分析暂停，其余保留',
    ms: 'padam pengguna bersama sesi, token dan pautan kongsinya; jadual dan analisis berbayar dijeda, yang lain kekal',
  },
  'who is signed in to the dashboard, and where': {
    zh: '谁登录了管理面板，在哪里',
    ms: 'siapa yang log masuk ke papan pemuka, dan di mana',
  },
  'its number in the list': { zh: '列表里的号码', ms: 'nombornya dalam senarai' },
  'all API tokens, without their secrets': {
    zh: '所有 API 令牌，不含机密',
    ms: 'semua token API, tanpa rahsianya',
  },
  'create an API token; it is printed once': {
    zh: '新建 API 令牌；只显示一次',
    ms: 'buat token API; dipaparkan sekali sahaja',
  },
  'what it is for': { zh: '用途', ms: 'kegunaannya' },
  'what it may do': { zh: '权限', ms: 'apa yang boleh dibuatnya' },
  'days until it expires, or never': {
    zh: '多少天后到期，或 never',
    ms: 'bilangan hari sebelum tamat tempoh, atau never',
  },
  'revoke a token at once': { zh: '立刻作废令牌', ms: 'tarik balik token serta-merta' },
  'live addresses of lists for spreadsheets, and the Google Sheet': {
    zh: '供电子表格使用的列表实时地址，以及 Google Sheet',
    ms: 'alamat langsung senarai untuk hamparan, dan Google Sheet',
  },
  "make an address for Excel's “From Web” or Google's IMPORTDATA; it is printed once": {
    zh: '建立供 Excel「自网站」或 Google IMPORTDATA 使用的地址；只显示一次',
    ms: 'buat alamat untuk “From Web” Excel atau IMPORTDATA Google; dipaparkan sekali sahaja',
  },
  'accounts, tasks, whatsapps': { zh: 'accounts、tasks、whatsapps', ms: 'accounts, tasks, whatsapps' },
  'days until it ends': { zh: '多少天后结束', ms: 'bilangan hari sebelum tamat' },
  'revoke an address at once': { zh: '立刻作废地址', ms: 'tarik balik alamat serta-merta' },
  'write the changed lists into the Google Sheet now': {
    zh: '现在把有变化的列表写入 Google Sheet',
    ms: 'tulis senarai yang berubah ke dalam Google Sheet sekarang',
  },
  'who changed what and when, newest first': {
    zh: '谁在何时更改了什么，最新的在前',
    ms: 'siapa mengubah apa dan bila, yang terbaharu dahulu',
  },
  'how many, up to 500': { zh: '多少条，最多 500', ms: 'berapa banyak, sehingga 500' },
  'only entries before this one': { zh: '只显示此条之前的', ms: 'hanya catatan sebelum yang ini' },
  'only of this user, or token:NAME, or local:USER': {
    zh: '只显示此用户的，或 token:NAME，或 local:USER',
    ms: 'hanya pengguna ini, atau token:NAME, atau local:USER',
  },
  'What one import did to records of one kind is one line; its last column is the command that shows them one by one.':
    {
      zh: '一次导入对同类记录所做的更改合为一行；最后一列是逐条显示它们的命令。',
      ms: 'Apa yang dilakukan oleh satu import terhadap rekod sejenis ialah satu baris; lajur terakhirnya ialah perintah yang menunjukkannya satu per satu.',
    },
  'only with this text in a name, or in a value before or after': {
    zh: '只显示名称或更改前后的内容里有此文字的',
    ms: 'hanya yang mengandungi teks ini dalam nama, atau dalam nilai sebelum atau selepas',
  },
  'only what one request did, such as an import, one by one': {
    zh: '只显示一次请求（例如一次导入）所做的，逐条显示',
    ms: 'hanya yang dilakukan oleh satu permintaan, seperti satu import, satu per satu',
  },
  'a line for each record, also of an import': {
    zh: '每条记录一行，导入的也一样',
    ms: 'satu baris bagi setiap rekod, juga bagi import',
  },
  'only of this kind': { zh: '只显示此类操作', ms: 'hanya jenis ini' },
  'only of this kind of thing': { zh: '只显示此类对象', ms: 'hanya jenis perkara ini' },
  'with --entity: the history of one record': {
    zh: '与 --entity 一起用：一条记录的历史',
    ms: 'dengan --entity: sejarah satu rekod',
  },
  'permanently delete data from before a date': {
    zh: '永久删除某个日期之前的数据',
    ms: 'padam data sebelum sesuatu tarikh secara kekal',
  },
  'Removes ended analyses, comparisons, explorations, sentiment records, cached answers and statistics snapshots from before the day (UTC). What still runs stays, and so does the audit log. Nothing is removed automatically: put this into cron with the period your team has stated.':
    {
      zh: '移除该日（UTC）之前已结束的分析、对比、探索、情绪记录、缓存的答案和统计快照。仍在进行的保留，操作记录也保留。系统不会自行删除：请按团队规定的期限加入 cron。',
      ms: 'Membuang analisis, perbandingan, penerokaan, rekod sentimen, jawapan dalam cache dan petikan statistik yang tamat sebelum hari itu (UTC). Yang masih berjalan kekal, begitu juga log audit. Tiada apa-apa dibuang secara automatik: masukkan ini ke dalam cron dengan tempoh yang ditetapkan pasukan anda.',
    },
  'YYYY-MM-DD': { zh: 'YYYY-MM-DD', ms: 'YYYY-MM-DD' },
  'only count': { zh: '只计数', ms: 'kira sahaja' },
  'AI providers: keys (only whether one is set), models, addresses': {
    zh: 'AI 服务：密钥（只显示是否已设）、模型、地址',
    ms: 'penyedia AI: kunci (hanya sama ada ditetapkan), model, alamat',
  },
  'With the name of one: where its comments go, how it answers, and the models at its address.': {
    zh: '写上其中一个的名称：留言去哪里、怎样回答，以及其网址有哪些模型。',
    ms: 'Dengan nama salah satu: ke mana komennya pergi, cara ia menjawab, dan model di alamatnya.',
  },
  'gemini, deepseek-9, deepseek-penang, own, local': {
    zh: 'gemini、deepseek-9、deepseek-penang、own、local',
    ms: 'gemini, deepseek-9, deepseek-penang, own, local',
  },
  'set up a model of your own: found on this machine, or at an address': {
    zh: '设定自有模型：在这台电脑找到的，或在某个网址的',
    ms: 'sediakan model anda sendiri: yang dijumpai pada komputer ini, atau di suatu alamat',
  },
  'Without --address, looks for Ollama, LM Studio, llama-server and vLLM on their usual ports of this machine and lists their models. Writes OWN_MODEL_URL and OWN_MODEL_NAME to smops.env. A key, where the server wants one: smops config set OWN_MODEL_KEY.':
    {
      zh: '不写 --address 则在这台电脑的常用端口查找 Ollama、LM Studio、llama-server 和 vLLM，并列出它们的模型。把 OWN_MODEL_URL 和 OWN_MODEL_NAME 写入 smops.env。服务器需要密钥时：smops config set OWN_MODEL_KEY。',
      ms: 'Tanpa --address, mencari Ollama, LM Studio, llama-server dan vLLM pada port biasanya di komputer ini dan menyenaraikan modelnya. Menulis OWN_MODEL_URL dan OWN_MODEL_NAME ke smops.env. Kunci, jika pelayannya memerlukan: smops config set OWN_MODEL_KEY.',
    },
  'where the server listens, with /v1': {
    zh: '服务器的网址，包括 /v1',
    ms: 'alamat pelayan itu, dengan /v1',
  },
  'the model, as its server names it': {
    zh: '模型，以其服务器所用的名称',
    ms: 'model, seperti nama pada pelayannya',
  },
  'what screens call it': { zh: '画面上的名称', ms: 'nama pada skrin' },
  'check keys, addresses and models with two sample comments each': {
    zh: '各用两条示例留言检查密钥、地址和模型',
    ms: 'semak kunci, alamat dan model dengan dua komen contoh setiap satu',
  },
  'Without names, every provider that is set up. Says what came back, and of a model of your own in which format it answers: this is found out again. Exit code 7 when one of them does not answer as it should.':
    {
      zh: '不写名称则检查所有已设定的 AI 服务。会显示收到的回答；自有模型还会显示以什么格式回答，并重新查明。有一个没有正常回答时退出码为 7。',
      ms: 'Tanpa nama, setiap penyedia yang telah disediakan. Menyatakan jawapan yang diterima, dan bagi model sendiri format jawapannya: itu dicari semula. Kod keluar 7 apabila salah satu tidak menjawab dengan betul.',
    },
  'how well one provider reads sample comments whose answers are known, beside the local engine': {
    zh: '一个 AI 服务读取答案已知的示例留言有多好，与本地分析对照',
    ms: 'sejauh mana satu penyedia membaca komen contoh yang jawapannya diketahui, di sebelah enjin setempat',
  },
  'Takes a minute at most: a slow model is measured on fewer comments. Requests to a paid provider cost money, like those of a run.':
    {
      zh: '最多一分钟：慢的模型以较少的留言测量。向付费服务发出的请求需要付费，与分析相同。',
      ms: 'Mengambil masa seminit paling lama: model yang perlahan diukur dengan lebih sedikit komen. Permintaan kepada penyedia berbayar dikenakan kos, seperti analisis.',
    },
  'do not ask before a paid provider': {
    zh: '付费服务之前不询问',
    ms: 'jangan tanya sebelum penyedia berbayar',
  },
  'what the providers have charged, by month': {
    zh: 'AI 服务的收费，按月',
    ms: 'caj penyedia, mengikut bulan',
  },
  'how many, this one included': { zh: '几个月，包括本月', ms: 'berapa bulan, termasuk bulan ini' },
  'save all data into one file': { zh: '把所有数据存成一个文件', ms: 'simpan semua data ke dalam satu fail' },
  'Rows and stored files, as of one moment, readable only by you. The file fits the embedded database and PostgreSQL alike. Sessions are left out.':
    {
      zh: '同一时刻的所有行和文件，只有您能读取。该文件同样适用于内置数据库和 PostgreSQL。不含登录会话。',
      ms: 'Baris dan fail yang disimpan, pada satu saat yang sama, boleh dibaca oleh anda sahaja. Fail itu sesuai untuk pangkalan data terbenam dan juga PostgreSQL. Sesi tidak disertakan.',
    },
  'the file to write; - is standard output': {
    zh: '要写入的文件；- 为标准输出',
    ms: 'fail untuk ditulis; - ialah output standard',
  },
  'replace all data with a backup': { zh: '用备份替换所有数据', ms: 'gantikan semua data dengan sandaran' },
  'All or nothing. The previous data is saved first, on the machine of the server. Everybody is signed out; users, passwords and API tokens are those of the backup. A backup of an older smops is brought up to date, one of a newer smops is refused. DATABASE_URL or SMOPS_DATA_DIR name the data to replace; a data folder that is not there yet is made. While a server runs there on another database the command refuses.':
    {
      zh: '要么全部完成，要么完全不变。原有数据会先保存在服务器所在的电脑。所有人都会退出登录；用户、密码和 API 令牌以备份为准。较旧的 smops 的备份会升级，较新的 smops 的备份会被拒绝。DATABASE_URL 或 SMOPS_DATA_DIR 指明要替换的数据；还不存在的数据文件夹会自动创建。如果那里有服务器在用另一个数据库，命令会拒绝执行。',
      ms: 'Semua atau tiada langsung. Data sebelumnya disimpan dahulu, pada komputer pelayan. Semua orang dilog keluar; pengguna, kata laluan dan token API adalah daripada sandaran. Sandaran smops yang lebih lama dikemas kini, sandaran smops yang lebih baharu ditolak. DATABASE_URL atau SMOPS_DATA_DIR menyatakan data yang digantikan; folder data yang belum ada akan dibuat. Jika pelayan berjalan di sana pada pangkalan data lain, arahan ini ditolak.',
    },
  'a file made by smops backup': {
    zh: '由 smops backup 产生的文件',
    ms: 'fail yang dibuat oleh smops backup',
  },
  'save a server and API token for later commands': {
    zh: '保存服务器和 API 令牌，供以后的命令使用',
    ms: 'simpan pelayan dan token API untuk arahan seterusnya',
  },
  'Asks for the token, or reads it from standard input, tries it, and keeps both in smops/config.json of the configuration folder, readable only by you. Commands use it when neither --url, --profile nor SMOPS_URL names a server and none runs here.':
    {
      zh: '询问令牌，或从标准输入读取，试用后把两者保存在配置文件夹的 smops/config.json，只有您能读取。当 --url、--profile 和 SMOPS_URL 都没有指明服务器，而且这里没有服务器在运行时，命令会使用它。',
      ms: 'Meminta token, atau membacanya daripada input standard, mencubanya, dan menyimpan kedua-duanya dalam smops/config.json di folder konfigurasi, boleh dibaca oleh anda sahaja. Arahan menggunakannya apabila --url, --profile dan SMOPS_URL tidak menyatakan pelayan dan tiada pelayan berjalan di sini.',
    },
  'the address of the server': { zh: '服务器的地址', ms: 'alamat pelayan' },
  'forget a server and its token; the token itself stays valid until it is revoked': {
    zh: '移除已保存的服务器和令牌；令牌本身在作废前仍有效',
    ms: 'buang pelayan dan tokennya daripada simpanan; token itu kekal sah sehingga ditarik balik',
  },
  'who you are, which server and data are used, and how smops is set up': {
    zh: '您是谁，使用哪个服务器和数据，以及 smops 的设置情况',
    ms: 'siapa anda, pelayan dan data yang digunakan, dan bagaimana smops disediakan',
  },
  'check this machine for problems and suggest fixes': {
    zh: '检查本机的问题并建议解决方法',
    ms: 'semak masalah pada komputer ini dan cadangkan penyelesaian',
  },
  'Checks Node.js, configuration, data folder and disk, the running server or the database and its migrations, the port, providers and the build; when commands use a server elsewhere, that server and the token. Changes nothing and calls no paid service. Ends with 1 when something is bad.':
    {
      zh: '检查 Node.js、配置、数据文件夹和磁盘、运行中的服务器或数据库及其迁移、端口、AI 服务和构建；命令使用别处的服务器时，也检查该服务器和令牌。不更改任何内容，也不调用付费服务。有问题时以 1 结束。',
      ms: 'Menyemak Node.js, konfigurasi, folder data dan cakera, pelayan yang berjalan atau pangkalan data dan migrasinya, port, penyedia dan binaan; jika arahan menggunakan pelayan di tempat lain, pelayan itu dan tokennya. Tidak mengubah apa-apa dan tidak menggunakan perkhidmatan berbayar. Berakhir dengan 1 jika ada yang tidak baik.',
    },
  'a script that makes a shell complete smops': {
    zh: '让 shell 补全 smops 命令的脚本',
    ms: 'skrip yang membolehkan shell melengkapkan smops',
  },
  'bash, zsh, fish': { zh: 'bash、zsh、fish', ms: 'bash, zsh, fish' },
  'the manual page of all commands, in roff': {
    zh: '所有命令的手册页（roff 格式）',
    ms: 'halaman manual semua arahan, dalam roff',
  },
  'the version of smops': { zh: 'smops 的版本', ms: 'versi smops' },
  'earlier and running analyses': {
    zh: '以前和进行中的分析',
    ms: 'analisis terdahulu dan yang sedang berjalan',
  },
  'social-media accounts and their profiles': {
    zh: '社交媒体账号及其主页',
    ms: 'akaun media sosial dan profilnya',
  },
  'what the team does on the platforms': { zh: '团队在各平台上的工作', ms: 'kerja pasukan di platform' },
  'WhatsApp numbers by state and group': {
    zh: '按州属和群组的 WhatsApp 号码',
    ms: 'nombor WhatsApp mengikut negeri dan kumpulan',
  },
  'the channel and its videos': { zh: '频道及其视频', ms: 'saluran dan videonya' },
  "the page's posts and their comments": { zh: '专页的帖子及其留言', ms: 'hantaran halaman dan komennya' },
  'AI providers: state, test, costs': {
    zh: 'AI 服务：状态、测试、费用',
    ms: 'penyedia AI: status, ujian, kos',
  },
  'which tools AI assistants called in the last 30 days, newest first': {
    zh: '过去 30 天 AI 助手调用过的工具，最新在前',
    ms: 'alat yang dipanggil pembantu AI dalam 30 hari lepas, terbaharu dahulu',
  },
  'the configuration with which an AI assistant reaches smops': {
    zh: 'AI 助手连接 smops 所用的配置',
    ms: 'konfigurasi untuk pembantu AI mencapai smops',
  },
  'how it reaches smops; else the first that the client can': {
    zh: '连接 smops 的方式；否则用客户端支持的第一种',
    ms: 'cara mencapai smops; jika tidak, cara pertama yang disokong klien',
  },
  'let an AI assistant read through the Model Context Protocol': {
    zh: '让 AI 助手通过 Model Context Protocol 读取数据',
    ms: 'benarkan pembantu AI membaca melalui Model Context Protocol',
  },
  'make it for an AI assistant (smops mcp) and nothing else: what it may do there': {
    zh: '设为仅供 AI 助手（smops mcp）使用的令牌：允许它做什么',
    ms: 'jadikan token untuk pembantu AI (smops mcp) sahaja: apa yang dibenarkan di situ',
  },
  'people and their roles': { zh: '用户及其角色', ms: 'pengguna dan peranan mereka' },
  'live addresses of lists for spreadsheets': {
    zh: '供电子表格使用的列表实时地址',
    ms: 'alamat langsung senarai untuk hamparan',
  },
  'API tokens for cron and other programs': {
    zh: '供 cron 和其他程序使用的 API 令牌',
    ms: 'token API untuk cron dan program lain',
  },
  'settings of this machine’s server': { zh: '本机服务器的设置', ms: 'tetapan pelayan komputer ini' },
  'who changed what and when': { zh: '谁在何时更改了什么', ms: 'siapa mengubah apa dan bila' },
  'Comments and analyses:': { zh: '留言和分析：', ms: 'Komen dan analisis:' },
  'Lists and statistics:': { zh: '列表和统计：', ms: 'Senarai dan statistik:' },
  'Sign-in and users:': { zh: '登录和用户：', ms: 'Log masuk dan pengguna:' },
  'Server and data:': { zh: '服务器和数据：', ms: 'Pelayan dan data:' },
  'Help:': { zh: '帮助：', ms: 'Bantuan:' },
  done: { zh: '完成', ms: 'selesai' },
  'unexpected failure': { zh: '意外失败', ms: 'kegagalan yang tidak dijangka' },
  'wrong usage, or an invalid configuration': {
    zh: '用法错误，或配置无效',
    ms: 'penggunaan salah, atau konfigurasi tidak sah',
  },
  'bad input, or a partial import': {
    zh: '输入有误，或只导入了一部分',
    ms: 'input tidak sah, atau import sebahagian sahaja',
  },
  'not signed in, or not allowed': { zh: '未登录，或没有权限', ms: 'belum log masuk, atau tidak dibenarkan' },
  'not found': { zh: '找不到', ms: 'tidak dijumpai' },
  conflict: { zh: '冲突', ms: 'konflik' },
  'provider, network, database or quota; a run that completed with failed comments': {
    zh: 'AI 服务、网络、数据库或配额；分析完成但部分留言失败',
    ms: 'penyedia, rangkaian, pangkalan data atau kuota; analisis yang selesai dengan komen gagal',
  },
  'stopped at the budget': { zh: '已达预算而停止', ms: 'berhenti kerana bajet' },
  'the terminal was closed': { zh: '终端已关闭', ms: 'terminal ditutup' },
  interrupted: { zh: '被中断', ms: 'dihentikan' },
  terminated: { zh: '被终止', ms: 'ditamatkan' },
  'the terminal UI': { zh: '终端界面', ms: 'antara muka terminal' },
  'the dashboard, at the address that is printed': {
    zh: '管理面板，地址会显示出来',
    ms: 'papan pemuka, pada alamat yang dipaparkan',
  },
  'tag the comments in a file': { zh: '标注文件里的留言', ms: 'tandakan komen dalam fail' },
  'for a script': { zh: '供脚本使用', ms: 'untuk skrip' },
  'all options of a command, with examples': {
    zh: '命令的所有选项，附例子',
    ms: 'semua pilihan satu arahan, dengan contoh',
  },
  'the whole manual': { zh: '完整手册', ms: 'manual penuh' },
  'checks this machine for problems and suggests fixes': {
    zh: '检查本机的问题并建议解决方法',
    ms: 'menyemak masalah pada komputer ini dan mencadangkan penyelesaian',
  },
  'set-up, operation, cron, security': {
    zh: '安装、运行、cron、安全',
    ms: 'pemasangan, operasi, cron, keselamatan',
  },
  'Examples:': { zh: '例子：', ms: 'Contoh:' },
  'Exit codes:': { zh: '退出码：', ms: 'Kod keluar:' },
  'More help:': { zh: '更多帮助：', ms: 'Bantuan lanjut:' },
  'Usage:': { zh: '用法：', ms: 'Penggunaan:' },
  'Arguments:': { zh: '参数：', ms: 'Argumen:' },
  'Options:': { zh: '选项：', ms: 'Pilihan:' },
  'Commands:': { zh: '命令：', ms: 'Arahan:' },
  'Options for commands:': { zh: '命令的选项：', ms: 'Pilihan untuk arahan:' },
  'display help for command': { zh: '显示命令的帮助', ms: 'paparkan bantuan arahan' },
  'of messages, reasons and summaries: written, en, zh or ms (or SMOPS_LANG)': {
    zh: '消息、理由和摘要的语言：written、en、zh 或 ms（或 SMOPS_LANG）',
    ms: 'bahasa mesej, sebab dan ringkasan: written, en, zh atau ms (atau SMOPS_LANG)',
  },
  'Records and analyses what happens on social media: accounts, tasks, comments, statistics.': {
    zh: '记录和分析社交媒体上的动态：账号、任务、留言、统计。',
    ms: 'Merekod dan menganalisis apa yang berlaku di media sosial: akaun, tugasan, komen, statistik.',
  },
  'the version': { zh: '版本', ms: 'versi' },
  'choices: ': { zh: '可选：', ms: 'pilihan: ' },
  'default: ': { zh: '默认：', ms: 'lalai: ' },
  'also a data folder that cannot be written, a damaged database, or a finding of smops doctor': {
    zh: '也包括数据文件夹无法写入、数据库损坏，或 smops doctor 发现问题',
    ms: 'juga folder data yang tidak boleh ditulis, pangkalan data yang rosak, atau masalah yang ditemui smops doctor',
  },
  'also a data folder that does not exist': {
    zh: '也包括数据文件夹不存在',
    ms: 'juga folder data yang tidak wujud',
  },
  'a name or a port that is taken, or a data folder that another process uses': {
    zh: '名称或端口已被占用，或数据文件夹正由另一个进程使用',
    ms: 'nama atau port yang sudah digunakan, atau folder data yang digunakan proses lain',
  },
  'the help of a command': { zh: '命令的帮助', ms: 'bantuan satu arahan' },
  'records and analyses what happens on social media': {
    zh: '记录和分析社交媒体上的动态',
    ms: 'merekod dan menganalisis apa yang berlaku di media sosial',
  },
  'Without a command, on a terminal, smops opens the full-screen terminal UI. Results go to standard output, progress and messages to standard error.':
    {
      zh: '在终端上不写命令时，smops 打开全屏的终端界面。结果写到标准输出，进度和消息写到标准错误。',
      ms: 'Tanpa arahan, di terminal, smops membuka antara muka terminal skrin penuh. Hasil pergi ke output standard, kemajuan dan mesej ke ralat standard.',
    },
  'server and API token for commands': {
    zh: '命令使用的服务器和 API 令牌',
    ms: 'pelayan dan token API untuk arahan',
  },
  'the data folder': { zh: '数据文件夹', ms: 'folder data' },
  'the language: written, en, zh or ms; without it that of the locale': {
    zh: '语言：written、en、zh 或 ms；不设则依系统语言',
    ms: 'bahasa: written, en, zh atau ms; tanpanya, mengikut tetapan setempat sistem',
  },
  'no colours': { zh: '不用颜色', ms: 'tanpa warna' },
  'colours also where the output is not a terminal; 0: none': {
    zh: '输出不是终端时也用颜色；0：不用',
    ms: 'warna juga apabila output bukan terminal; 0: tiada',
  },
  'true: the terminal UI as plain lines for screen readers': {
    zh: 'true：终端界面逐行显示，供屏幕阅读器使用',
    ms: 'true: antara muka terminal sebagai baris biasa untuk pembaca skrin',
  },
  'what long tables on a terminal are shown with (less); empty or cat: nothing': {
    zh: '在终端上用什么显示长表格（less）；空白或 cat：不用',
    ms: 'program untuk memaparkan jadual panjang di terminal (less); kosong atau cat: tiada',
  },
  'User Commands': { zh: '用户命令', ms: 'Arahan Pengguna' },
  NAME: { zh: '名称', ms: 'NAMA' },
  SYNOPSIS: { zh: '概要', ms: 'SINOPSIS' },
  DESCRIPTION: { zh: '说明', ms: 'KETERANGAN' },
  COMMANDS: { zh: '命令', ms: 'ARAHAN' },
  'EXIT STATUS': { zh: '退出码', ms: 'STATUS KELUAR' },
  ENVIRONMENT: { zh: '环境变量', ms: 'PEMBOLEH UBAH PERSEKITARAN' },
  '. ': { zh: '。', ms: '. ' },
  'choose the language of the dashboard for oneself, the owner of the API token': {
    zh: '选择自己（API 令牌所有者）的管理面板语言',
    ms: 'pilih bahasa papan pemuka untuk diri sendiri, pemilik token API',
  },
  'saved sets of variables, with versions': {
    zh: '保存的变量集，有版本',
    ms: 'set pemboleh ubah yang disimpan, berversi',
  },
  'the variables of this codebook, by its name or id; NAME@3 is its third version': {
    zh: '使用此编码本的变量，按名称或编号；NAME@3 为第三版',
    ms: 'pemboleh ubah buku kod ini, mengikut nama atau ID; NAME@3 ialah versi ketiganya',
  },
  'all codebooks by name': { zh: '所有编码本，按名称', ms: 'semua buku kod mengikut nama' },
  'the variables of a codebook, with definitions, examples and terms': {
    zh: '编码本的变量，附定义、例子和词',
    ms: 'pemboleh ubah sebuah buku kod, dengan takrifan, contoh dan istilah',
  },
  'the codebook: its name or id; NAME@3 is its third version': {
    zh: '编码本：名称或编号；NAME@3 为第三版',
    ms: 'buku kod: nama atau ID; NAME@3 ialah versi ketiganya',
  },
  'create a codebook from variables, or of those of a run': {
    zh: '用变量，或某次分析的变量，做成编码本',
    ms: 'buat buku kod daripada pemboleh ubah, atau daripada sebuah analisis',
  },
  'what it is to be called': { zh: '要用的名称', ms: 'nama yang dikehendaki' },
  'one variable, literal, or NAME=TERM,TERM; repeatable': {
    zh: '一个变量，按字面，或 名称=词,词；可重复',
    ms: 'satu pemboleh ubah, seadanya, atau NAMA=ISTILAH,ISTILAH; boleh diulang',
  },
  'take the variables of this run: its id, the beginning of it, or last': {
    zh: '取用此分析的变量：编号、编号的开头，或 last',
    ms: 'ambil pemboleh ubah analisis ini: ID, permulaannya, atau last',
  },
  'why the version was made': { zh: '为什么有这个版本', ms: 'sebab versi ini dibuat' },
  'change, add or remove a variable of a codebook, which makes a version': {
    zh: '更改、添加或移除编码本的一个变量，形成新版本',
    ms: 'ubah, tambah atau buang satu pemboleh ubah buku kod, yang membuat versi baharu',
  },
  'the codebook: its name or id': { zh: '编码本：名称或编号', ms: 'buku kod: nama atau id' },
  'the variable to change': { zh: '要更改的变量', ms: 'pemboleh ubah yang hendak diubah' },
  'a variable to add': { zh: '要添加的变量', ms: 'pemboleh ubah yang hendak ditambah' },
  'remove the variable': { zh: '移除此变量', ms: 'buang pemboleh ubah itu' },
  'its new name': { zh: '新名称', ms: 'nama baharunya' },
  'what the variable is': { zh: '变量的定义', ms: 'apa itu pemboleh ubah ini' },
  'what counts as it': { zh: '什么算', ms: 'apa yang termasuk' },
  'what does not count as it': { zh: '什么不算', ms: 'apa yang tidak termasuk' },
  'a comment that has it; repeatable': {
    zh: '属于此变量的留言；可重复',
    ms: 'komen yang termasuk dalam pemboleh ubah ini; boleh diulang',
  },
  'a comment that does not have it; repeatable': {
    zh: '不属于此变量的留言；可重复',
    ms: 'komen yang tidak termasuk dalam pemboleh ubah ini; boleh diulang',
  },
  'a term of it; repeatable': { zh: '它的一个词；可重复', ms: 'satu istilahnya; boleh diulang' },
  'a term that speaks against it; repeatable': {
    zh: '一个排除词；可重复',
    ms: 'satu istilah penolak; boleh diulang',
  },
  'the versions of a codebook, the latest first': {
    zh: '编码本的各版本，最新的在前',
    ms: 'versi buku kod, yang terkini dahulu',
  },
  'what changed between two versions of a codebook': {
    zh: '编码本两个版本之间的不同',
    ms: 'apa yang berubah antara dua versi buku kod',
  },
  'the earlier version (the one before)': {
    zh: '较早的版本（前一版）',
    ms: 'versi terdahulu (versi sebelumnya)',
  },
  'the later version (the latest)': { zh: '较晚的版本（最新版）', ms: 'versi kemudian (versi terkini)' },
  'A sheet has a row for each variable and the columns name, definition, counts, not_counts, examples_yes, examples_no (an example a line), terms, vetoes. Codes within codes of a .qdc file are named by their path; their colours and sets are kept for an export.':
    {
      zh: '表格每行一个变量，列为 name、definition、counts、not_counts、examples_yes、examples_no（每行一个例子）、terms、vetoes。.qdc 文件里嵌套的编码以其路径命名；颜色和集合会保留，导出时写回。',
      ms: 'Helaian mempunyai satu baris bagi setiap pemboleh ubah, dengan lajur name, definition, counts, not_counts, examples_yes, examples_no (satu contoh sebaris), terms, vetoes. Kod bersarang dalam fail .qdc dinamakan mengikut laluannya; warna dan setnya disimpan untuk eksport.',
    },
  'give a codebook another name; its runs show that one': {
    zh: '给编码本改名；它的分析会显示新名称',
    ms: 'beri buku kod nama lain; analisisnya memaparkan nama itu',
  },
  'delete a codebook; it can be restored for 30 days, and its runs stay': {
    zh: '删除编码本；30 天内可恢复，它的分析仍保留',
    ms: 'padam buku kod; boleh dipulihkan selama 30 hari, dan analisisnya kekal',
  },
  'words that read comments speak for, as terms of the variables': {
    zh: '读过的留言所支持的词，可作变量的词',
    ms: 'istilah yang disokong komen yang dibaca, untuk pemboleh ubah',
  },
  'A term tags comments, a veto takes tags away where no term stands beside it. Accepted words make a new version of the codebook; --update then runs it over the same comments: local analysis answers again, answers of an AI service get the words laid over them, and nothing is paid. Half of the sampled comments are kept out of learning, so that the estimate is unbiased.':
    {
      zh: '词给留言加标签，排除词在旁边没有词时去掉标签。接受的词成为编码本的新版本；--update 再用它跑同样的留言：本地分析重新回答，AI 服务的回答保留并叠加这些词，不需付费。抽到的留言有一半不用来学习，估计才可信。',
      ms: 'Istilah memberi tag kepada komen, penolak membuang tag jika tiada istilah di sebelahnya. Istilah yang diterima menjadi versi baharu buku kod; --update kemudian menggunakannya pada komen yang sama: analisis setempat menjawab semula, jawapan perkhidmatan AI dikekalkan dengan istilah itu ditambah, dan tiada bayaran. Separuh daripada komen sampel tidak digunakan untuk pembelajaran, supaya anggaran tidak berat sebelah.',
    },
  'people, or answers: those that AI services gave in any run for the same variables, where local analysis says otherwise':
    {
      zh: 'people，或 answers：AI 服务在任何分析中对同样变量的回答，与本地分析不同之处',
      ms: 'people, atau answers: jawapan perkhidmatan AI dalam mana-mana analisis bagi pemboleh ubah yang sama, apabila analisis setempat berkata lain',
    },
  'accept words of the list: all, or 1,3': {
    zh: '接受列表中的词：all，或 1,3',
    ms: 'terima istilah dalam senarai: all, atau 1,3',
  },
  'refuse words of the list, not to be proposed again: all, or 2,4': {
    zh: '拒绝列表中的词，不再建议：all，或 2,4',
    ms: 'tolak istilah dalam senarai, tidak dicadangkan lagi: all, atau 2,4',
  },
  'of a run without a codebook: the name of a new one': {
    zh: '没有编码本的分析：新编码本的名称',
    ms: 'bagi analisis tanpa buku kod: nama buku kod baharu',
  },
  'bring the run up to date with the new version, as a new run': {
    zh: '用新版本更新这次分析，成为新的分析',
    ms: 'kemas kini analisis mengikut versi baharu, sebagai analisis baharu',
  },
  'only update, to this version of the codebook': {
    zh: '只更新，更新到编码本的这一版',
    ms: 'kemas kini sahaja, kepada versi buku kod ini',
  },
  'print comments that speak for each word': {
    zh: '列出支持每个词的留言',
    ms: 'papar komen yang menyokong setiap istilah',
  },
  'The strongest finding as a sentence, three numbers, charts, what changed or differs, and in small print how it was counted: one page, unless --more or --section ask for more. Slides have a finding each as their title. In the language of --lang.':
    {
      zh: '最重要的发现（一句话）、三个数字、图表、有什么变化或差别，以及小字说明怎样统计：共一页，除非用 --more 或 --section 要求更多。幻灯片每张以一个发现为标题。语言由 --lang 决定。',
      ms: 'Penemuan terkuat sebagai satu ayat, tiga angka, carta, apa yang berubah atau berbeza, dan cara kiraan dalam cetakan kecil: satu halaman, melainkan --more atau --section meminta lebih. Setiap slaid bertajuk satu penemuan. Dalam bahasa --lang.',
    },
  'machine: as counted by smops; corrected: by what people read, where enough was read. Default: corrected once a share is':
    {
      zh: 'machine：由 smops 统计；corrected：按人们所读的校正（读够的才校正）。默认：只要有一个比例已校正就用 corrected',
      ms: 'machine: dikira oleh smops; corrected: mengikut apa yang dibaca orang, jika cukup dibaca. Lalai: corrected sebaik sahaja satu peratusan dibetulkan',
    },
  'its title; unless given, the name of what it is of': {
    zh: '标题；不给时用所报告内容的名称',
    ms: 'tajuknya; jika tidak diberi, nama perkara yang dilaporkan',
  },
  'its period; unless given, from the first comment to the last': {
    zh: '时段；不给时从第一条留言到最后一条',
    ms: 'tempohnya; jika tidak diberi, dari komen pertama hingga terakhir',
  },
  'more than fits on one page: quotes, driver and watch are sections; tables stand beside charts; method says it at length; repeatable':
    {
      zh: '超过一页的内容：quotes、driver 和 watch 是部分；tables 在图旁附表；method 详细说明统计方法；可重复',
      ms: 'lebih daripada satu halaman: quotes, driver dan watch ialah bahagian; tables meletakkan jadual di sebelah carta; method menerangkan kiraan dengan lengkap; boleh diulang',
    },
  'a run (its id, the beginning of it, or last) or a comparison; a codebook; a task (TASK-0001) or all': {
    zh: '分析（id、id 的开头或 last）或对比；编码本；任务（TASK-0001）或 all',
    ms: 'analisis (ID, permulaan ID, atau last) atau perbandingan; buku kod; tugasan (TASK-0001) atau all',
  },
  'what the report is of; default: run': {
    zh: '报告的对象；默认：run',
    ms: 'laporan tentang apa; lalai: run',
  },
  'the file; ends in html, docx, pptx': {
    zh: '文件；以 html、docx、pptx 结尾',
    ms: 'fail; berakhir dengan html, docx, pptx',
  },
  'only these sections, in this order; repeatable': {
    zh: '只要这些部分，按此顺序；可重复',
    ms: 'bahagian ini sahaja, mengikut susunan ini; boleh diulang',
  },
  'the sections of this template': { zh: '这个模板的各部分', ms: 'bahagian templat ini' },
  'which sections reports have, kept under names': {
    zh: '报告有哪些部分，以名称保存',
    ms: 'bahagian laporan, disimpan dengan nama',
  },
  'keep sections of reports, in their order, under a name': {
    zh: '以一个名称保存报告的各部分及其顺序',
    ms: 'simpan bahagian laporan, mengikut susunannya, dengan satu nama',
  },
  'delete a report template': { zh: '删除报告模板', ms: 'padam templat laporan' },
  'from this day on': { zh: '从这一天起', ms: 'mulai hari tersebut dan seterusnya' },
  'up to this day': { zh: '到这一天为止', ms: 'hingga hari tersebut' },
  'automatic analyses and reports': { zh: '自动进行的分析和报告', ms: 'analisis dan laporan automatik' },
  'all schedules by name, with the next time and the last outcome': {
    zh: '按名称列出所有排程，含下次时间和上次结果',
    ms: 'semua jadual mengikut nama, dengan masa berikutnya dan hasil yang terakhir',
  },
  'a schedule with its next three times': {
    zh: '一个排程及其接下来的三次时间',
    ms: 'sebuah jadual dengan tiga masa berikutnya',
  },
  'the schedule: its name or id': { zh: '排程：名称或编号', ms: 'jadual: nama atau ID' },
  'create a schedule: new comments are analysed with a codebook and the report is sent automatically': {
    zh: '新建排程：自动用编码本分析新留言并发送报告',
    ms: 'buat jadual: komen baharu dianalisis dengan buku kod dan laporan dihantar secara automatik',
  },
  'A folder below WATCH_FOLDER is read for files whose content was not read before; an address, the Facebook page or the YouTube channel for comments that were not. Without anything new, nothing is sent. See docs/schedules.md.':
    {
      zh: '从 WATCH_FOLDER 下的文件夹读取内容未读过的文件，从网址、Facebook 专页或 YouTube 频道读取未读过的留言。没有新内容就不发送。见 docs/schedules.md。',
      ms: 'Folder di bawah WATCH_FOLDER dibaca untuk fail yang kandungannya belum dibaca; alamat, halaman Facebook atau saluran YouTube untuk komen yang belum dibaca. Tanpa yang baharu, tiada apa-apa dihantar. Lihat docs/schedules.md.',
    },
  'what is looked for; NAME@3 keeps to its third version': {
    zh: '要查找什么；NAME@3 固定用第三版',
    ms: 'apa yang dicari; NAME@3 kekal pada versi ketiganya',
  },
  'read new files of this folder below WATCH_FOLDER; . is that folder': {
    zh: '读取 WATCH_FOLDER 下此文件夹的新文件；. 是该文件夹本身',
    ms: 'baca fail baharu dalam folder ini di bawah WATCH_FOLDER; . ialah folder itu',
  },
  'read new comments on the posts of the page of FACEBOOK_PAGE_ID': {
    zh: '读取 FACEBOOK_PAGE_ID 专页帖子上的新留言',
    ms: 'baca komen baharu pada hantaran halaman FACEBOOK_PAGE_ID',
  },
  'read new comments on the channel of YOUTUBE_CHANNEL and its videos': {
    zh: '读取 YOUTUBE_CHANNEL 频道及其视频上的新留言',
    ms: 'baca komen baharu pada saluran YOUTUBE_CHANNEL dan videonya',
  },
  'how many days back posts, or comments on the channel, are read; 30 without it': {
    zh: '这些天内的帖子，或频道上这些天内的留言；不写则为 30',
    ms: 'hantaran, atau komen pada saluran, dalam sekian hari terakhir; lalai 30',
  },
  'read new comments of an export at this https address': {
    zh: '读取此 https 地址导出文件中的新留言',
    ms: 'baca komen baharu daripada eksport di alamat https ini',
  },
  '"daily HH:MM", "weekly MON,THU HH:MM" or a cron expression, in the time zone of the team': {
    zh: '"daily HH:MM"、"weekly MON,THU HH:MM" 或 cron 表达式，按团队时区',
    ms: '"daily HH:MM", "weekly MON,THU HH:MM" atau ungkapan cron, dalam zon masa pasukan',
  },
  'send the report to this destination: its name or number; repeatable; none: nowhere': {
    zh: '把报告发给此目的地：其名称或编号；可重复；none：不发送',
    ms: 'hantar laporan ke destinasi ini: nama atau nombornya; boleh diulang; none: tidak dihantar',
  },
  'of the report': { zh: '报告的格式', ms: 'format laporan' },
  'the language of the report': { zh: '报告的语言', ms: 'bahasa laporan' },
  'the sections of this report template; none: all': {
    zh: '此报告模板的部分；none：全部',
    ms: 'bahagian templat laporan ini; none: semua',
  },
  'who answers; the default provider without it': {
    zh: '由谁回答；不给则用默认 AI 服务',
    ms: 'siapa yang menjawab; penyedia lalai jika tidak diberi',
  },
  'at how many USD a run pauses; none: at no amount': {
    zh: '花费多少美元时暂停；none：不限',
    ms: 'pada berapa USD analisis dijeda; none: tiada had',
  },
  'change a schedule; what is not named stays': {
    zh: '修改排程；未指定的保持不变',
    ms: 'ubah jadual; yang tidak dinyatakan kekal',
  },
  'another name': { zh: '另一个名称', ms: 'nama lain' },
  'the next three times that something would be due; nothing is stored': {
    zh: '接下来的三次时间；不保存任何内容',
    ms: 'tiga masa berikutnya; tiada apa-apa disimpan',
  },
  'the outcome of each period of a schedule, the latest first': {
    zh: '排程各期的结果，最新的在前',
    ms: 'hasil setiap tempoh sebuah jadual, yang terkini dahulu',
  },
  'let a paused schedule be due again, from now on': {
    zh: '从现在起继续已暂停的排程',
    ms: 'sambung jadual yang dijeda, mulai sekarang',
  },
  'begin a period of a schedule now; a running server does it, and the next time stays': {
    zh: '立即执行排程的一期；由运行中的服务器完成，下次时间不变',
    ms: 'mulakan satu tempoh jadual sekarang; pelayan yang berjalan melakukannya, dan masa berikutnya kekal',
  },
  'delete a schedule; it can be restored for 30 days, and its runs stay': {
    zh: '删除排程；30 天内可恢复，其分析保留',
    ms: 'padam jadual; boleh dipulihkan selama 30 hari, dan analisisnya kekal',
  },
  'where reports are sent': { zh: '报告发送到哪里', ms: 'tempat laporan dihantar' },
  'what was sent, waits, or failed and why': {
    zh: '已发送、等待中或失败的内容及原因',
    ms: 'apa yang dihantar, menunggu, atau gagal dan sebabnya',
  },
  'the view: its name, its id, or the beginning of the id': {
    zh: '哪个视图：名称、编号或编号的开头',
    ms: 'paparan: nama, ID, atau permulaan ID-nya',
  },
  'the views of an analysis: filters that were saved under a name': {
    zh: '一次分析的视图：以名称保存的筛选',
    ms: 'paparan satu analisis: penapis yang disimpan dengan nama',
  },
  'what the view is called': { zh: '视图的名称', ms: 'nama paparan' },
  'give a view another name': { zh: '给视图改名', ms: 'beri nama lain kepada paparan' },
  'delete a view; it can be restored for 30 days': {
    zh: '删除视图；30 天内可以恢复',
    ms: 'padam paparan; boleh dipulihkan selama 30 hari',
  },
  'the columns that are remembered for comment files with a header': {
    zh: '为某种表头的留言文件记住的列',
    ms: 'lajur yang diingati untuk fail komen dengan satu baris tajuk',
  },
  'What a person corrects or confirms once is read so in every later file with the same header, on the dashboard, in the terminal and in schedules.':
    {
      zh: '有人更正或确认一次之后，表头相同的文件在网页、终端和排程分析中都照此读取。',
      ms: 'Apa yang dibetulkan atau disahkan sekali dibaca begitu dalam setiap fail selepas itu dengan baris tajuk yang sama, di papan pemuka, di terminal dan dalam jadual.',
    },
  'forget the columns of a header: its files are read by the names of their columns again': {
    zh: '忘记某种表头的列：此后仍按列名读取这些文件',
    ms: 'lupakan lajur satu baris tajuk: failnya dibaca mengikut nama lajur semula',
  },
  'remember the columns and the order of dates named here for all files with this header, for the team': {
    zh: '为全队记住这里指定的列和日期顺序，表头相同的文件都照此读取',
    ms: 'ingat lajur dan susunan tarikh yang dinyatakan di sini untuk semua fail dengan baris tajuk ini, bagi seluruh pasukan',
  },
  'filters of an analysis, saved under a name': {
    zh: '一次分析的筛选，以名称保存',
    ms: 'penapis satu analisis, disimpan dengan nama',
  },
  'links to reports for people without an account': {
    zh: '给没有账号的人看的报告链接',
    ms: 'pautan laporan untuk orang tanpa akaun',
  },
  'where reports can be sent': { zh: '报告可以发送到哪里', ms: 'tempat laporan boleh dihantar' },
  'save a place that reports can be sent to': {
    zh: '保存一个可以接收报告的地方',
    ms: 'simpan tempat laporan boleh dihantar',
  },
  'Each kind needs its settings first: smops config set SMTP_URL … and the others of docs/deliveries.md. The secret of a webhook is printed once.':
    {
      zh: '每一种都需要先设置：smops config set SMTP_URL …，以及 docs/deliveries.md 中的其他设置。Webhook 的密钥只显示一次。',
      ms: 'Setiap jenis memerlukan tetapannya dahulu: smops config set SMTP_URL … dan yang lain dalam docs/deliveries.md. Kunci rahsia webhook dipaparkan sekali sahaja.',
    },
  'mail, webhook, telegram, folder': {
    zh: 'mail、webhook、telegram、folder',
    ms: 'mail, webhook, telegram, folder',
  },
  'mail addresses, an https address, a Telegram chat, or a folder below DELIVERY_FOLDER (. is itself)': {
    zh: '电邮地址、https 地址、Telegram 聊天，或 DELIVERY_FOLDER 之下的文件夹（. 是它本身）',
    ms: 'alamat e-mel, alamat https, sembang Telegram, atau folder di bawah DELIVERY_FOLDER (. ialah folder itu sendiri)',
  },
  'its number or name': { zh: '它的编号或名称', ms: 'nombor atau namanya' },
  'change the recipient or the name of a destination; people who unsubscribed stay unsubscribed': {
    zh: '更改目的地的去向或名称；已退出的人仍不会收到',
    ms: 'ubah penerima atau nama destinasi; penerima yang sudah keluar tidak akan menerimanya lagi',
  },
  'send a few words to a destination, and say how it went': {
    zh: '向目的地发送几个字，并说明结果',
    ms: 'hantar beberapa patah perkataan ke destinasi, dan nyatakan hasilnya',
  },
  'delete a destination; what waits for it is not sent': {
    zh: '删除目的地；等待中的内容不会发送',
    ms: 'padam destinasi; yang menunggu tidak dihantar',
  },
  'what was sent, waits, or failed and why; newest first': {
    zh: '已发送、等待中或失败的内容及原因；最新的在前',
    ms: 'apa yang dihantar, menunggu, atau gagal dan sebabnya; yang terbaharu dahulu',
  },
  'only to this one: its number or name': {
    zh: '只看这一个目的地：编号或名称',
    ms: 'hanya ke destinasi ini: nombor atau namanya',
  },
  'send what waits now, or try again what failed': {
    zh: '立即发送等待中的内容，或重试失败的内容',
    ms: 'hantar yang menunggu sekarang, atau cuba lagi yang gagal',
  },
  "make a link to a run's report for people without an account; it is printed once": {
    zh: '为没有账号的人创建一次分析的报告链接；只显示一次',
    ms: 'buat pautan laporan sebuah analisis untuk orang tanpa akaun; dipaparkan sekali sahaja',
  },
  'The page has the report as its numbers are when it is opened, without authors and names. Needs SMOPS_SHARE_LINKS=1.':
    {
      zh: '页面显示打开时数字的报告，不含作者和姓名。需要 SMOPS_SHARE_LINKS=1。',
      ms: 'Halaman itu memaparkan laporan dengan angka semasa ia dibuka, tanpa penulis dan nama. Memerlukan SMOPS_SHARE_LINKS=1.',
    },
  'revoke a link at once': { zh: '使链接立即失效', ms: 'tarik balik pautan serta-merta' },
  'send it there too: the number or name of a destination; repeatable': {
    zh: '也发送到那里：目的地的编号或名称；可重复',
    ms: 'hantar juga ke situ: nombor atau nama destinasi; boleh diulang',
  },
  'what --out is, when its ending does not say it, and what --send sends: docx unless told': {
    zh: '--out 的格式（文件结尾没有说明时），以及 --send 发送的格式：未指定时为 docx',
    ms: 'format --out, jika akhiran namanya tidak menyatakannya, dan format yang dihantar oleh --send: docx jika tidak dinyatakan',
  },
  'what it is called': { zh: '它的名称', ms: 'namanya' },
  'only these': { zh: '只看这些', ms: 'hanya yang ini' },
  'Each alarm is sent once when it is raised, and once when it is over.': {
    zh: '每个警报在出现时发送一次，结束时发送一次。',
    ms: 'Setiap penggera dihantar sekali apabila timbul, dan sekali apabila tamat.',
  },
  'the language of what is sent': { zh: '发送内容的语言', ms: 'bahasa kiriman' },
  'measure tagging accuracy against a labelled file, or against what people said of a run': {
    zh: '用已标注的文件，或用人对一次分析的判断，衡量标注的准确率',
    ms: 'ukur ketepatan penandaan dengan fail berlabel, atau dengan penilaian manusia tentang satu analisis',
  },
  "Precision, recall and F1 per variable with 95% intervals, over the comments that were judged (smops read, the dashboard, or smops eval). With --against another run of the same comments: Cohen's kappa per variable with its 95% interval, and the comments on which the two differ, to be judged with smops read --comment. Analyse one file twice, with two providers, and give both ids.":
    {
      zh: '各变量的精确率、召回率和 F1，附 95% 区间，只算有人判断过的留言（smops read、管理面板或 smops eval）。用 --against 指定对相同留言的另一次分析时：各变量的 Cohen κ 及其 95% 区间，以及两者不一致的留言，可用 smops read --comment 判断。请用两个 AI 服务把同一个文件各分析一次，再给出两个编号。',
      ms: 'Kepersisan, dapatan semula dan F1 bagi setiap pemboleh ubah dengan selang 95%, bagi komen yang telah dinilai (smops read, papan pemuka, atau smops eval). Dengan --against satu lagi analisis bagi komen yang sama: kappa Cohen bagi setiap pemboleh ubah dengan selang 95%, dan komen yang berbeza antara kedua-duanya, untuk dinilai dengan smops read --comment. Analisis satu fail dua kali, dengan dua penyedia, dan berikan kedua-dua ID.',
    },
  'instead of a file, a run: how well it agrees with what people said of its comments': {
    zh: '不用文件而用一次分析：它与人对其留言的判断有多一致',
    ms: 'satu analisis sebagai ganti fail: sejauh mana ia bersetuju dengan penilaian manusia tentang komennya',
  },
  'how much it agrees with this run of the same comments': {
    zh: '它与对相同留言的这次分析有多一致',
    ms: 'sejauh mana ia bersetuju dengan analisis ini bagi komen yang sama',
  },
  'the comments of an analysis, narrowed and ordered, on the screen or as a file': {
    zh: '一次分析的留言，可筛选和排序，显示在屏幕上或写成文件',
    ms: 'komen sesuatu analisis, ditapis dan disusun, pada skrin atau sebagai fail',
  },
  'With --format or --out every comment with tags, quotes and reasons: what was read and left out, and why, stands on the second sheet of a workbook and in analysis_info.intake of JSON. CSV and NDJSON hold the comments alone; HTML is the report of the whole analysis, as smops report makes it. With options that narrow, only those comments; the workbook then says which.':
    {
      zh: '用 --format 或 --out 时，写出每条留言及其标签、引文和理由：读取和略去了什么及原因，写在工作簿的第二张表，以及 JSON 的 analysis_info.intake。CSV 和 NDJSON 只含留言；HTML 是整个分析的报告，与 smops report 相同。使用筛选选项时只含这些留言；工作簿会注明是哪些。',
      ms: 'Dengan --format atau --out, setiap komen dengan tag, petikan dan sebab: apa yang dibaca dan ditinggalkan, serta sebabnya, ada pada helaian kedua buku kerja dan dalam analysis_info.intake bagi JSON. CSV dan NDJSON mengandungi komen sahaja; HTML ialah laporan bagi seluruh analisis, seperti yang dibuat oleh smops report. Dengan pilihan yang menapis, hanya komen itu; buku kerja kemudian menyatakan yang mana.',
    },
  'It is in the menu of views of the result, which opens it with one click.': {
    zh: '它在结果页的视图菜单里，点一下就打开。',
    ms: 'Paparan itu ada dalam menu paparan pada hasil, dan dibuka dengan satu klik.',
  },
  'save the filter under this name instead, for all who may see the analysis': {
    zh: '改为以此名称保存筛选，所有能看这次分析的人都能用',
    ms: 'simpan penapis dengan nama ini sebaliknya, untuk semua yang boleh melihat analisis itu',
  },
  'the name of an analysis, whether it is pinned, or the sides of a comparison': {
    zh: '分析的名称、是否置顶，或对比的各方',
    ms: 'nama satu analisis, sama ada ia disemat, atau pihak-pihak dalam perbandingan',
  },
  'another name for each side of a comparison, in order; repeatable': {
    zh: '依次给对比的每一方改名；可重复',
    ms: 'nama lain bagi setiap pihak dalam perbandingan, mengikut urutan; boleh diulang',
  },
  "write the first sentence of a report yourself; '': let the numbers make it": {
    zh: "自己写报告的第一句；''：由数字得出",
    ms: "tulis sendiri ayat pertama laporan; '': ayat dibuat daripada angka",
  },
  'With --format or --out it is written as a file. .qdc is the codebook format of the REFI-QDA standard, which QualCoder, Taguette, ATLAS.ti, MAXQDA and NVivo read. --import of smops codebooks add and edit reads every one of these again, without loss.':
    {
      zh: '用 --format 或 --out 时写成文件。.qdc 是 REFI-QDA 标准的编码本格式，QualCoder、Taguette、ATLAS.ti、MAXQDA 和 NVivo 都能读取。smops codebooks add 和 edit 的 --import 可把这些格式完整读回。',
      ms: 'Dengan --format atau --out, ia ditulis sebagai fail. .qdc ialah format buku kod standard REFI-QDA, yang dibaca oleh QualCoder, Taguette, ATLAS.ti, MAXQDA dan NVivo. --import pada smops codebooks add dan edit membaca semua format ini semula tanpa kehilangan.',
    },
  'write a file of this format; csv unless --out says otherwise': {
    zh: '写成这种格式的文件；csv，除非 --out 另有指定',
    ms: 'tulis fail dalam format ini; csv melainkan --out menyatakan yang lain',
  },
  'With --from of a topic set, with --import of a file; smops codebooks edit adds definitions and examples.':
    {
      zh: '--from 用主题集做成，--import 用文件做成；smops codebooks edit 添加定义和例子。',
      ms: 'Dengan --from, daripada set topik; dengan --import, daripada fail; smops codebooks edit menambah takrifan dan contoh.',
    },
  'make it of a topic set that smops ships with: council, weather, cost, shop, school, campaign; without a name it is called as the set':
    {
      zh: '用 smops 自带的主题集做成：council、weather、cost、shop、school、campaign；不给名称则与主题集同名',
      ms: 'buat daripada set topik yang disertakan dengan smops: council, weather, cost, shop, school, campaign; tanpa nama, ia bernama seperti set itu',
    },
  'of the topic set; the language of the terminal unless given': {
    zh: '主题集的语言；不给则用终端的语言',
    ms: 'bahasa set topik; bahasa terminal jika tidak diberi',
  },
  'the topic sets that smops ships with, for codebooks add --from': {
    zh: 'smops 自带的主题集，供 codebooks add --from 使用',
    ms: 'set topik yang disertakan dengan smops, untuk codebooks add --from',
  },
  'make it of a CSV, XLSX, JSON or .qdc file; without a name it is called as the file': {
    zh: '从 CSV、XLSX、JSON 或 .qdc 文件做成；不给名称则用文件名',
    ms: 'buat daripada fail CSV, XLSX, JSON atau .qdc; tanpa nama, ia dinamakan seperti fail',
  },
  'What is not named stays; the lists of examples, terms and vetoes are replaced. To change many variables write the codebook to a file, edit the file, and give it to --import.':
    {
      zh: '没有提到的保持不变；例子、词和排除词的列表会被替换。要更改许多变量，请把编码本写成文件，编辑文件，再交给 --import。',
      ms: 'Yang tidak disebut kekal; senarai contoh, istilah dan istilah penolak digantikan. Untuk mengubah banyak pemboleh ubah, tulis buku kod ke fail, sunting failnya, dan berikan kepada --import.',
    },
  'make a version of it of a CSV, XLSX, JSON or .qdc file': {
    zh: '用 CSV、XLSX、JSON 或 .qdc 文件形成它的新版本',
    ms: 'buat versi baharunya daripada fail CSV, XLSX, JSON atau .qdc',
  },
  'Compares two spans of days as --compare does. Each text counts once. Themes are those of comments without a variable of the codebook.':
    {
      zh: '与 --compare 一样比较两段日子。相同文字只计一次。主题取自不含编码本变量的留言。',
      ms: 'Membandingkan dua tempoh hari seperti --compare. Setiap teks dikira sekali. Tema diambil daripada komen tanpa pemboleh ubah buku kod.',
    },
  "where the alarms of a codebook's analyses are sent": {
    zh: '编码本分析的警报发送到哪里',
    ms: 'ke mana penggera analisis sebuah buku kod dihantar',
  },
  'send alarms to this destination from now on, its name or number; repeatable; none: nowhere': {
    zh: '从现在起把警报发送到此目的地（名称或编号）；可重复；none：不发送',
    ms: 'mulai sekarang hantar penggera ke destinasi ini, nama atau nombornya; boleh diulang; none: tidak dihantar',
  },
  'Draws at random: a common part that is read for every variable, and tagged comments of variables that have few. The same file analysed again draws the same comments. Read them with smops read, or in the dashboard; --status shows what comes of it (docs/estimates.md).':
    {
      zh: '随机抽取：一部分为所有变量共用，另加标签较少的变量的有标签留言。同一文件再次分析会抽到同样的留言。可用 smops read 或在管理面板阅读；--status 显示结果（docs/estimates.md）。',
      ms: 'Pengambilan rawak: bahagian bersama yang dibaca untuk setiap pemboleh ubah, dan komen bertag bagi pemboleh ubah yang mempunyai sedikit. Fail yang sama jika dianalisis semula mengambil komen yang sama. Baca dengan smops read, atau dalam papan pemuka; --status menunjukkan hasilnya (docs/estimates.md).',
    },
  "Your judgement is kept beside the machine's tags, which stay as they are; exports show both, and smops eval --run counts them. It belongs to you, the variable and the text: it stands in every analysis of the same text, and a new word ends the old one without erasing it. Names of others are shown to admins only. A comment's number is in analyze, analyses show and the exports. A translation is paid for once and kept with its cost; it counts against the day's budget.":
    {
      zh: '您的判断与机器的标签一起保存，机器的标签不变；导出时两者都有，smops eval --run 会统计判断。判断属于您、变量和文字：在同样文字的每次分析中都有效；新的判断会结束旧的，但不会抹去它。其他人的姓名只有管理员看得到。留言的号码见 analyze、analyses show 和导出文件。翻译只付费一次，连同费用一起保存，并计入当天的预算。',
      ms: 'Penilaian anda disimpan di sebelah tag mesin, yang kekal seperti asal; eksport menunjukkan kedua-duanya, dan smops eval --run mengiranya. Penilaian dimiliki oleh anda, pemboleh ubah dan teks: ia berlaku dalam setiap analisis teks yang sama, dan penilaian baharu menamatkan yang lama tanpa memadamnya. Nama orang lain ditunjukkan kepada pentadbir sahaja. Nombor komen ada dalam analyze, analyses show dan eksport. Terjemahan dibayar sekali dan disimpan bersama kosnya; ia dikira dalam bajet hari itu.',
    },
  'how far the reading is, who reads, and the shares as they stand': {
    zh: '阅读进度、谁在读，以及目前的比例',
    ms: 'sejauh mana bacaan, siapa yang membaca, dan peratusan setakat ini',
  },
  'the drawn comments, and how each was drawn': {
    zh: '已抽的留言，以及每条是如何抽到的',
    ms: 'komen dalam sampel, dan cara setiap satu diambil',
  },
  'one comment: all that people ever said of it; with --has, --flag and others what you say of it': {
    zh: '一条留言：人们对它作过的所有判断；用 --has、--flag 等写下您的判断',
    ms: 'satu komen: semua penilaian yang pernah dibuat baginya; dengan --has, --flag dan lain-lain, penilaian anda',
  },
  "the comment in another language, by an AI service; default: the terminal's language, else en": {
    zh: '用 AI 服务把这条留言译成另一种语言；默认为终端的语言，否则 en',
    ms: 'komen itu dalam bahasa lain, oleh penyedia AI; lalai: bahasa terminal, jika tidak en',
  },
  'With --format or --out they are written as a file: CSV, XLSX, JSON or NDJSON.': {
    zh: '用 --format 或 --out 时写成文件：CSV、XLSX、JSON 或 NDJSON。',
    ms: 'Dengan --format atau --out, rekod ditulis sebagai fail: CSV, XLSX, JSON atau NDJSON.',
  },
  'the status of one or several': { zh: '一个或几个的状态', ms: 'status satu atau beberapa' },
  'with --status: only there; else wherever the account has a profile': {
    zh: '与 --status 一起用：只在该平台；不写则为账号有主页的所有平台',
    ms: 'dengan --status: di situ sahaja; jika tidak, di mana-mana akaun itu ada profil',
  },
  'add comments to be scored, or records of another system, in bulk': {
    zh: '批量添加要评分的留言，或其他系统的记录',
    ms: 'tambah komen untuk diberi skor, atau rekod sistem lain, secara pukal',
  },
  'score the comments of one JSON file of up to 10 MB, and print the result': {
    zh: '为一个 JSON 文件（最大 10 MB）里的留言评分，并显示结果',
    ms: 'beri skor kepada komen dalam satu fail JSON sehingga 10 MB, dan paparkan hasilnya',
  },
  'score the file of this analysis again, as a new one': {
    zh: '把这次分析的文件重新评分，存为新的分析',
    ms: 'beri skor semula kepada fail analisis ini, sebagai analisis baharu',
  },
  'write a file of this kind; csv with --out': {
    zh: '写成这种文件；用 --out 时为 csv',
    ms: 'tulis fail jenis ini; csv dengan --out',
  },
  'one analysis; with --comments its scored comments, with --format all of them as a file': {
    zh: '一次分析；加 --comments 显示评分后的留言，加 --format 把全部留言写成文件',
    ms: 'satu analisis; dengan --comments, komen yang diberi skor; dengan --format, semuanya sebagai fail',
  },
  'one video, or the channel, and how the counts have grown by day': {
    zh: '一个视频或整个频道，以及数字每天的增长',
    ms: 'satu video, atau saluran, dan pertumbuhan bilangannya mengikut hari',
  },
  "the video's id; the channel without it": {
    zh: '视频的编号；不填则为频道',
    ms: 'ID video; tanpanya, saluran',
  },
  'the role, the password or the language of a user; whether they may come in, or where they stay signed in':
    {
      zh: '用户的角色、密码或语言；能否进入，或在哪里保持登录',
      ms: 'peranan, kata laluan atau bahasa pengguna; sama ada dia boleh masuk, atau di mana dia kekal log masuk',
    },
  'sign a user out of one browser: its number in users list --sessions': {
    zh: '让用户从一个浏览器退出登录：users list --sessions 中的编号',
    ms: 'log keluar pengguna daripada satu pelayar: nombornya dalam users list --sessions',
  },
  'Speaks the protocol over standard input and output, for assistants that start a program: Claude Desktop, VS Code and others; docs/assistants.md has their configuration. Needs a token for assistants in SMOPS_TOKEN, which smops tokens add NAME --role analyst --assistant read makes. The assistant sees what the role of the token may see, and the tools that docs/assistants.md lists. Works on this machine’s data or, with SMOPS_URL, on a server elsewhere.':
    {
      zh: '通过标准输入和输出使用该协议，供会启动程序的 AI 助手使用：Claude Desktop、VS Code 等；配置见 docs/assistants.md。需要在 SMOPS_TOKEN 中提供 AI 助手令牌，可用 smops tokens add NAME --role analyst --assistant read 创建。AI 助手只能看到该令牌角色可见的内容，并使用 docs/assistants.md 列出的工具。使用本机数据；设置 SMOPS_URL 后使用其他服务器的数据。',
      ms: 'Menggunakan protokol ini melalui input dan output standard, untuk pembantu AI yang memulakan program: Claude Desktop, VS Code dan lain-lain; konfigurasinya ada dalam docs/assistants.md. Memerlukan token untuk pembantu AI dalam SMOPS_TOKEN, yang dibuat oleh smops tokens add NAME --role analyst --assistant read. Pembantu AI melihat apa yang boleh dilihat oleh peranan token itu, dan alat yang disenaraikan dalam docs/assistants.md. Berfungsi pada data komputer ini atau, dengan SMOPS_URL, pada pelayan lain.',
    },
  'Prints JSON for the configuration of the client, with smops_… in place of the token that smops tokens add NAME --role analyst --assistant read makes. By http the client calls the server; by stdio it starts smops mcp itself. ChatGPT signs in by OAuth only, which smops does not have.':
    {
      zh: '输出客户端配置所需的 JSON，其中 smops_… 代表由 smops tokens add NAME --role analyst --assistant read 创建的令牌。http 方式由客户端调用服务器；stdio 方式由客户端自行启动 smops mcp。ChatGPT 只能通过 OAuth 登录，而 smops 不提供 OAuth。',
      ms: 'Memaparkan JSON untuk konfigurasi klien, dengan smops_… sebagai ganti token yang dibuat oleh smops tokens add NAME --role analyst --assistant read. Dengan http, klien memanggil pelayan; dengan stdio, klien sendiri memulakan smops mcp. ChatGPT log masuk melalui OAuth sahaja, yang tidak ada pada smops.',
    },
  'Reports and schedules:': { zh: '报告与排程：', ms: 'Laporan dan jadual:' },
  'all commands of a group': { zh: '一组的所有命令', ms: 'semua arahan satu kumpulan' },
  'More commands, by group:': { zh: '其他命令，按组：', ms: 'Arahan lain, mengikut kumpulan:' },
  'sentiment analyses: add, resume, history': {
    zh: '情绪分析：添加、继续、历史记录',
    ms: 'analisis sentimen: tambah, sambung, sejarah',
  },
  'user-portrait images: list, add, download, delete': {
    zh: '用户画像图片：列出、添加、下载、删除',
    ms: 'imej potret pengguna: senarai, tambah, muat turun, padam',
  },
  'a file from which anyone can compute the shares of an analysis again': {
    zh: '任何人都能用来重新算出分析比例的文件',
    ms: 'fail yang membolehkan sesiapa sahaja mengira semula peratusan sesuatu analisis',
  },
  'Writes a file with what the figures of a completed analysis or comparison rest on: hashes of the drawn texts with a salt, the seed, what smops and a second reader say, people’s verdicts without names, and the figures. It holds no text. smops check-proof checks it, without a server or the comments. Keep the fingerprint apart from the file: with it, this file can be told apart from every other.':
    {
      zh: '写出一个文件，内含一次已完成的分析或对比的数字所依据的一切：加盐的抽样文本哈希、种子、smops 和第二读者的说法、不含姓名的人工判断，以及这些数字。文件里没有留言文字。smops check-proof 可以核对它，不需要服务器，也不需要留言。请把指纹与文件分开保存：有了指纹，就能把这个文件和其他任何文件区分开来。',
      ms: 'Menulis fail tentang asas angka sesuatu analisis atau perbandingan yang selesai: cincangan teks sampel bersama garam, benih, kata smops dan pembaca kedua, penilaian orang tanpa nama, dan angka-angkanya. Ia tidak mengandungi teks. smops check-proof menyemaknya, tanpa pelayan dan tanpa komen. Simpan cap jarinya berasingan daripada fail: dengannya fail ini dapat dibezakan daripada semua fail lain.',
    },
  'the run or comparison: its id, its beginning, or last': {
    zh: '分析或对比：编号、编号的开头，或 last',
    ms: 'analisis atau perbandingan: ID, permulaannya, atau last',
  },
  'the file (proof-ID.ndjson in this folder)': {
    zh: '文件（默认是当前文件夹里的 proof-ID.ndjson）',
    ms: 'fail itu (proof-ID.ndjson dalam folder ini)',
  },
  'check a proof: compute its figures again, and find what was changed': {
    zh: '核对证明：重新计算数字，找出被改动的地方',
    ms: 'semak bukti: kira semula angkanya dan cari apa yang diubah',
  },
  'Checks every line of a proof against its hash, and computes every share, interval and difference again from the verdicts in the file, without a server, a database or a network. With --comments it also looks for the drawn texts among your comments, and whether they are the ones that the seed draws. The exit code is 3 where the proof does not hold.':
    {
      zh: '用哈希核对证明的每一行，并按文件里的判断重新计算每个比例、区间和差异，不需要服务器、数据库或网络。加上 --comments 时，还会在你的留言中查找抽样文本，并检查它们是否正是种子抽出的留言。证明不成立时退出码是 3。',
      ms: 'Menyemak setiap baris bukti dengan cincangannya, dan mengira semula setiap peratusan, selang dan perbezaan daripada penilaian dalam fail, tanpa pelayan, pangkalan data atau rangkaian. Dengan --comments ia juga mencari teks sampel dalam komen anda, dan sama ada benihnya menghasilkan sampel itu. Kod keluar ialah 3 jika bukti itu tidak sah.',
    },
  'the proof, or - for standard input': {
    zh: '证明文件，或用 - 表示标准输入',
    ms: 'bukti itu, atau - bagi input piawai',
  },
  'the comments that were analysed; repeatable': {
    zh: '被分析的留言；可重复',
    ms: 'komen yang dianalisis; boleh diulang',
  },
  'To plus or minus this number of percentage points, for all who read of the analysis; none removes the wish, and all that is drawn is read.':
    {
      zh: '精确到正负这么多个百分点，对所有读这个分析的人都有效；none 取消这个目标，抽出的全部都要读。',
      ms: 'Hingga tambah tolak sekian mata peratusan, bagi semua yang membaca analisis ini; none membuang hasrat itu, dan semua sampel dibaca.',
    },
  'The part is drawn at random, and the comments that people drew are among it. Draw again afterwards: people then read within the part, and shares rest on both (docs/estimates.md). A larger number reads on; nothing is asked or paid twice, also after ^C. smops plan --run says what it saves.':
    {
      zh: '这一部分随机抽出，人已抽的留言都在其中。之后请再抽一次：人就在这一部分里读，比例以两者为依据（docs/estimates.md）。给更大的数目就接着读；不会重复询问或付费，按 ^C 之后也一样。smops plan --run 会说明能省多少。',
      ms: 'Bahagian itu diambil secara rawak, dan komen sampel orang termasuk di dalamnya. Ambil sampel sekali lagi selepas itu: orang kemudian membaca dalam bahagian itu, dan peratusan berasaskan kedua-duanya (docs/estimates.md). Bilangan yang lebih besar menyambung bacaan; tiada yang ditanya atau dibayar dua kali, juga selepas ^C. smops plan --run menyatakan apa yang dijimatkan.',
    },
  'read until shares are known to plus or minus this number of points: then the queue closes': {
    zh: '读到比例精确到正负这么多个百分点：之后队列就关闭',
    ms: 'baca sehingga peratusan diketahui hingga tambah tolak sekian mata: kemudian giliran ditutup',
  },
  'only of this variable; repeatable': {
    zh: '只限这个变量；可重复',
    ms: 'hanya pemboleh ubah ini; boleh diulang',
  },
  'how well the shares are to be known: then the queue closes': {
    zh: '比例要精确到什么程度：之后队列就关闭',
    ms: 'sejauh mana peratusan perlu diketahui: kemudian giliran ditutup',
  },
  'let another provider read a part of it, so that people read less; alone: what it has read': {
    zh: '让另一个服务先读一部分，人就可以少读；单独使用：它读了什么',
    ms: 'biar penyedia lain membaca sebahagiannya supaya orang membaca lebih sedikit; jika berseorangan: apa yang telah dibacanya',
  },
  'how many it reads in all (2000)': {
    zh: '总共读多少条（2000）',
    ms: 'berapa banyak yang dibacanya kesemuanya (2000)',
  },
  "wait for the provider's cheaper hours": { zh: '等到服务的优惠时段', ms: 'tunggu waktu murah penyedia' },
  'remove what it has read, for good': {
    zh: '永久删除它读过的内容',
    ms: 'buang apa yang telah dibacanya, buat selama-lamanya',
  },
  'do not ask about the cost': { zh: '不询问费用', ms: 'jangan tanya tentang kos' },
  'how much people have to read until shares are known well enough': {
    zh: '要读多少条，比例才足够可靠',
    ms: 'berapa banyak perlu dibaca sehingga peratusan cukup diketahui',
  },
  'Before a run, or of a completed one (--run): how many comments people have to read until each share is known to plus or minus the chosen number of percentage points, and how long that takes. Minutes and money are measured on your own team’s reading and runs where there are any. Nothing is sent to a provider and nothing starts. Afterwards: smops analyze, then smops read.':
    {
      zh: '在分析之前，或对已完成的分析（--run）：要读多少条留言，每个比例的误差才在正负若干个百分点以内，以及需要多少时间。时间和费用按团队自己的阅读和分析测得（如有）。不会发送给任何服务，也不会开始任何分析。之后：smops analyze，再 smops read。',
      ms: 'Sebelum analisis, atau bagi analisis yang selesai (--run): berapa banyak komen perlu dibaca sehingga setiap peratusan diketahui hingga tambah tolak sekian mata peratusan, dan berapa lama masanya. Minit dan wang diukur pada bacaan dan analisis pasukan anda sendiri, jika ada. Tiada yang dihantar kepada penyedia dan tiada yang bermula. Selepas itu: smops analyze, kemudian smops read.',
    },
  'a completed analysis instead of a file': {
    zh: '用已完成的分析代替文件',
    ms: 'analisis yang selesai sebagai ganti fail',
  },
  'plus or minus this number of percentage points (3)': {
    zh: '正负若干个百分点（3）',
    ms: 'tambah tolak sekian mata peratusan (3)',
  },
  'one variable instead of a codebook; repeatable': {
    zh: '一个变量，代替编码本；可重复',
    ms: 'satu pemboleh ubah sebagai ganti buku kod; boleh diulang',
  },
  'who reads all comments (SMOPS_DEFAULT_PROVIDER, local)': {
    zh: '由谁读全部留言（SMOPS_DEFAULT_PROVIDER，local）',
    ms: 'siapa yang membaca semua komen (SMOPS_DEFAULT_PROVIDER, local)',
  },
  'read drawn comments of an analysis, here or in a spreadsheet': {
    zh: '阅读分析中抽取的留言，在这里或在电子表格里',
    ms: 'baca komen analisis yang diambil, di sini atau dalam hamparan',
  },
  'one page to hand on, as HTML, Word or PowerPoint': {
    zh: '一份可以转交的报告：HTML、Word 或 PowerPoint',
    ms: 'satu halaman untuk diserahkan, sebagai HTML, Word atau PowerPoint',
  },
};
