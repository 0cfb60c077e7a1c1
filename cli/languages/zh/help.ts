/** The help's texts, by their English. */
export const help: Readonly<Record<string, string>> = {
  'the server, kept running by the system': '由系统保持运行的服务器',
  'open the dashboard in the browser; that of the server which runs already, if one does':
    '在浏览器中打开管理面板；如果已有服务器在运行，就打开它的',
  'of the whole machine, as root, instead of this user': '属于整台电脑（以 root 运行），而不是这个用户',
  'keep the server running: by systemd, on Windows by a scheduled task':
    '保持服务器运行：通过 systemd，在 Windows 上通过计划任务',
  'Writes a unit for this installation, enables and starts it. With --system it runs as the user smops on /var/lib/smops, with settings from /etc/smops.env. Run it again after an upgrade that moved the program. On Windows it makes the scheduled task smops, which starts the server when the user signs in.':
    '为这个安装写入单元，启用并启动它。加上 --system 时，它以用户 smops 运行，数据在 /var/lib/smops，设置来自 /etc/smops.env。升级后程序换了位置，请再运行一次。在 Windows 上，它会建立计划任务 smops，在用户登录时启动服务器。',
  'whether systemd, or the scheduled task of Windows, starts and runs the server':
    'systemd 或 Windows 的计划任务是否启动和运行服务器',
  'stop the server and remove its unit or task; the data stays': '停止服务器并移除单元或任务；数据保留',
  'the full-screen terminal UI; smops alone opens it too': '全屏的终端界面；只输入 smops 也会打开',
  'Tabs for what you may see, tables, forms, running analyses. ? shows the keys, : takes any smops command. With no server running other commands may join it meanwhile.':
    '您有权看到的内容分成标签页，有表格、表单和进行中的分析。? 显示按键，: 可输入任何 smops 命令。没有服务器在运行时，其他命令可以同时加入。',
  'the tab to begin with: accounts, tasks, analyzer, …': '先打开的标签页：accounts、tasks、analyzer…',
  'plain lines in reading order instead of a full screen (or INK_SCREEN_READER=true)':
    '按阅读顺序逐行显示，不用全屏（或 INK_SCREEN_READER=true）',
  'the server to use (or SMOPS_URL, with SMOPS_TOKEN)': '要使用的服务器（或 SMOPS_URL，加上 SMOPS_TOKEN）',
  'the server that smops login kept under this name': 'smops login 以此名称保存的服务器',
  'the result as JSON': '以 JSON 输出结果',
  'nothing but the result and errors': '只显示结果和错误',
  'every call to the server, on stderr': '在 stderr 显示对服务器的每次调用',
  'no colours (or NO_COLOR)': '不用颜色（或 NO_COLOR）',
  'run the server and the dashboard': '运行服务器和管理面板',
  'Keeps its data in the data folder (SMOPS_DATA_DIR), or in PostgreSQL when DATABASE_URL is set. The very first start makes the user admin and shows its password until it is changed. smops reload reads keys, models and limits again (smops.env in the data folder, or SMOPS_CONFIG_FILE).':
    '数据保存在数据文件夹（SMOPS_DATA_DIR）；设了 DATABASE_URL 则保存在 PostgreSQL。第一次启动时会建立用户 admin，并一直显示其密码，直到密码更改为止。smops reload 会重新读取密钥、模型和限额（数据文件夹里的 smops.env，或 SMOPS_CONFIG_FILE）。',
  'where to listen; 0 takes a free port (PORT, 3000)': '监听的端口；0 表示任何空闲端口（PORT，3000）',
  'on which address (HOST, 127.0.0.1)': '监听的地址（HOST，127.0.0.1）',
  'let the running server read its configuration again': '让运行中的服务器重新读取配置',
  'Sends SIGHUP to the server of this machine’s data folder. Keys, addresses, models, limits and budgets of smops.env then count at once; the server’s log says what changed and what needs a restart. A configuration that is not valid is refused before, and the server keeps what it has. On Windows a server is not told; the dashboard changes what counts at once.':
    '向本机数据文件夹的服务器发送 SIGHUP。smops.env 里的密钥、地址、模型、限额和预算立即生效；服务器日志会说明哪些已更改、哪些需要重启。无效的配置会先被拒绝，服务器保持原有配置。在 Windows 上不会通知服务器；在管理面板中的更改立即生效。',
  'the settings of this machine’s server, without secrets': '本机服务器的设置，不含机密',
  'do not shorten tables to fit the terminal': '不为适应终端而截短表格',
  'only these columns of the table, separated by commas': '只显示表格的这些列，用逗号分隔',
  'sort the table by a column; COLUMN:desc for descending': '按一列排序；COLUMN:desc 为降序',
  'do not page long tables on a terminal': '在终端上不分页显示长表格',
  'set a setting in smops.env; secrets are asked for, or read from standard input':
    '更改 smops.env 里的设置；机密会另行询问，或从标准输入读取',
  'The file is readable only by you. A name or value that is not valid is refused, and nothing is changed.':
    '只有您能读取该文件。无效的名称或值会被拒绝，什么都不会更改。',
  'the setting, for example GEMINI_API_KEY': '设置的名称，例如 GEMINI_API_KEY',
  'its value; never for a secret': '它的值；机密请勿在此填写',
  'remove a setting from smops.env': '从 smops.env 移除一项设置',
  'tag the comments in a file with your variables': '用您的变量标注文件里的留言',
  'Reads comment files (JSON, NDJSON, CSV, XLSX, or .txt with one comment a line; compressed with gzip too) and tags every comment, with quote, reason and sentiment. On a terminal with room for them, variables have their comments over time beside them when the comments carry times. Stopped with ^C, it keeps what is done and goes on later. Exit code 7: some comments failed; 8: stopped at the budget.':
    '读取留言文件（JSON、NDJSON、CSV、XLSX，或每行一条留言的 .txt；gzip 压缩的也可以），为每条留言加上标签，附引文、理由和情绪。终端够宽时，如果留言带有时间，每个变量旁边会显示它各时间的留言。用 ^C 停止时会保留已完成的部分，以后可以继续。退出码 7：部分留言失败；8：已达预算而停止。',
  'comment files, folders or patterns; - is standard input': '留言文件、文件夹或通配符；- 为标准输入',
  'one variable, literal, or NAME=TERM,TERM with your own terms; repeatable':
    '一个变量，按字面，或 名称=词,词 指定您自己的词；可重复',
  'variables, one a line': '变量，每行一个',
  'the AI provider to use (SMOPS_DEFAULT_PROVIDER, local)': '使用的 AI 服务（SMOPS_DEFAULT_PROVIDER，local）',
  'comments per request': '每次请求的留言数',
  'the post that the comments belong to': '留言所属的帖子',
  'the post, from a file': '帖子，从文件读取',
  'the column or key that holds the text: its name, its number, or how it begins':
    '正文所在的列或键：其名称、序号或开头',
  'the column or key that holds the author: its name, its number, or how it begins':
    '作者所在的列或键：其名称、序号或开头',
  'the column or key that holds the number of reactions: its name, its number, or how it begins':
    '反应数所在的列或键：其名称、序号或开头',
  'the column or key that holds the comment’s id: its name, its number, or how it begins':
    '留言编号所在的列或键：其名称、序号或开头',
  'the column or key that holds the time: its name, its number, or how it begins':
    '时间所在的列或键：其名称、序号或开头',
  'the column or key that holds the id of the comment that a reply belongs to: its name, its number, or how it begins':
    '回复所属留言的编号所在的列或键：其名称、序号或开头',
  'the column or key that holds the link: its name, its number, or how it begins':
    '链接所在的列或键：其名称、序号或开头',
  'the column or key that holds the stars of a review: its name, its number, or how it begins':
    '评价星级所在的列或键：其名称、序号或开头',
  'the sheet of a workbook, by name or number; default: the best':
    '工作簿中的工作表，用名称或序号；默认：最合适的一张',
  'the line that names the columns; default: looked for among the first 20':
    '写有列名的那一行；默认：在前 20 行中查找',
  'whether the day or the month stands first in dates such as 05/11/2026, where the file does not tell':
    '文件无法判断时，05/11/2026 这样的日期先写日还是先写月',
  'read posts as comments too; they are left out where the file tells them apart':
    '把帖子也当作留言读取；文件能区分时，帖子不计入',
  'keep the names of people in a chat; they are taken off otherwise': '保留聊天中的人名；否则会去除',
  'show how a comment file is read, and run nothing': '显示留言文件的读取方式，不做分析',
  'Names the known export, the column of each field and of how many comments it was understood, what is left out and why, and shows the first five comments as they are understood. Columns that no name tells are recognised by their content; smops analyze asks before it uses them, and a script has to name them.':
    '说明文件属于哪种已知导出、每个字段取自哪一列、有多少条留言读懂了它、略去了什么及原因，并显示前五条留言的读取结果。名称认不出的列按内容识别；smops analyze 使用前会先询问，脚本则必须写明。',
  'read text files in this encoding instead of the detected one (UTF-8, UTF-16LE, UTF-16BE, GB18030, Big5, Windows-1252)':
    '按此编码读取文本文件，不自动检测（UTF-8、UTF-16LE、UTF-16BE、GB18030、Big5、Windows-1252）',
  'how the results are written (table; json with --json)': '结果的格式（table；用 --json 时为 json）',
  'write them into a file, in the format of its ending': '写入文件，格式依文件名结尾而定',
  'write a report with charts (HTML, to print or send)': '写一份带图表的报告（HTML，可打印或发送）',
  'leave the work to the server and print the id of the run': '把工作交给服务器，显示分析的编号',
  'print only the id of the run; results go to --out': '只显示分析的编号；结果写入 --out',
  'pause at this cost': '费用到此即暂停',
  'wait for the provider’s cheaper hours': '等到 AI 服务较便宜的时段',
  'ask again what was answered before': '已有答案的也重新询问',
  'do not ask before a paid run (scripts need it above SMOPS_ASK_ABOVE_USD, $1)':
    '付费分析前不询问（超过 SMOPS_ASK_ABOVE_USD（默认 1 美元）时，脚本需要此选项）',
  'propose variables from what the comments mention': '从留言谈到的内容建议变量',
  'Finds themes with their size, words, languages and examples: topics that smops knows in three languages, and terms that stand together in these comments. Nothing leaves this machine.':
    '找出主题，附大小、用词、语言和例子：smops 认得的三种语言的话题，以及在这些留言里常一起出现的词。任何内容都不会离开本机。',
  'the comments of an earlier analysis instead of a file': '使用以前一次分析的留言，不读文件',
  'print comments that show each theme': '显示各主题的例子留言',
  'write the themes as variables, one a line, for --vars-file':
    '把主题写成变量，每行一个，供 --vars-file 使用',
  'write the numbers; ends in csv, xlsx, json, html': '写出数字；文件名以 csv、xlsx、json 或 html 结尾',
  'compare what two to six communities mention': '比较 2 到 6 个社群谈论的内容',
  'Compares the share of comments with each variable. A side is an earlier analysis or a file: files are analysed, and so are the stored comments of an analysis that lacks a variable. Without --var, what all analyses look for is compared. A difference is large from 10 points on or when a share doubles, clear from 5, small from 2; with 95% intervals. Tests count each text once and are corrected for all variables and sides. Of three or more sides each is set against the mean of the others.':
    '比较含有各变量的留言比例。每一方是以前的分析或文件：文件会被分析，缺少某个变量的分析也会用它已存储的留言补做。不写 --var 时，比较所有分析都查找的变量。10 个百分点或以上，或比例翻倍，为很大；5 起为明显；2 起为较小；附 95% 区间。检验时相同文字只计一次，并对所有变量和各方校正。三方或更多时，每一方与其他各方的平均比较。',
  'two to six: a file or a folder of comments, or an analysis: its id, the beginning of it, or last':
    '2 到 6 方：留言文件或文件夹，或一次分析：编号或其开头，或 last',
  'what a side is called, in the order of the sides; repeatable': '一方的名称，按各方的顺序；可重复',
  'the run before, of a run: its id, or none; unless given the best one of earlier comments':
    '一次分析之前的那次：编号，或 none（不比较）；不写时取留言更早的最合适的一次',
  'with one analysis: compare it with the one before: of other comments, written earlier, with the same codebook or variables':
    '只给一次分析：与之前的一次比较：留言不同、写得更早、编码本或变量相同',
  'the comments of an earlier analysis, or of an explored file, instead of a file':
    '不用文件，而用以前的分析或已探索文件的留言',
  'delete a comparison with the runs that were started for it; it can be restored for 30 days':
    '删除对比和为它启动的分析；30 天内可以恢复',
  'what to compare; repeatable, as for analyze': '要比较的变量；可重复，与 analyze 相同',
  'the AI provider to use': '使用的 AI 服务',
  'do not ask before a paid run': '付费分析前不询问',
  'Each comment of the file (JSON, or JSON by lines) has its text and, under “labels”, the list of variables it mentions; an empty list when it mentions none. Analyses them and prints precision, recall and F1 per variable with 95% intervals. The run is kept like any other.':
    '文件（JSON，或逐行 JSON）的每条留言有正文，并在「labels」下列出它提到的变量；没有提到则为空列表。分析这些留言，显示各变量的精确率、召回率和 F1，附 95% 区间。这次分析与其他分析一样保存。',
  'labelled comments, or -': '已标注的留言，或 -',
  'only these labels, with your own terms; repeatable': '只用这些标签，可附您自己的词；可重复',
  'earlier comparisons, newest first': '以前的对比，最新的在前',
  'what a comparison found': '一次对比的结果',
  'do not ask': '不询问',
  'undo a delete': '撤销删除',
  'the whole id, as the delete tells it; later smops audit list --json has it':
    '完整编号，删除时会显示；之后可用 smops audit list --json 查到',
  'earlier and running analyses, newest first': '以前和进行中的分析，最新的在前',
  'how many': '多少条',
  'state and results of an analysis': '一次分析的状态和结果',
  'On a terminal with room for them, variables have their comments over time beside them when the comments carry times.':
    '终端够宽时，如果留言带有时间，每个变量旁边会显示它各时间的留言。',
  'the run: its id, or the beginning of it, or last (the last that you started)':
    '哪次分析：编号或其开头，或 last（您最近开始的一次）',
  'how many comments to print (10 on a terminal, else all)': '显示多少条留言（终端上 10 条，否则全部）',
  'wait until an analysis has ended': '等到一次分析结束',
  'Prints the state of the run then, not its results. Exit code 7: it failed, or some comments did; 8: stopped at the budget. ^C ends the waiting, not the run.':
    '结束后显示分析的状态，不显示结果。退出码 7：分析失败，或部分留言失败；8：已达预算而停止。^C 只结束等待，分析照常进行。',
  'stop an analysis, keeping what is done': '停止一次分析，保留已完成的部分',
  'continue a stopped analysis, or ask its failed comments again': '继续已停止的分析，或重新询问失败的留言',
  'Nothing that is done is done or paid again.': '已完成的部分不会重做，也不会重复收费。',
  'pause at this cost instead': '改为费用到此即暂停',
  'leave the work to the server': '把工作交给服务器',
  'delete an analysis; it can be restored for 30 days': '删除一次分析；30 天内可恢复',
  'how the comments of an analysis divide: variables, sentiment, languages, time':
    '一次分析的留言如何分布：变量、情绪、语言、时间',
  'Counts of the machine, of all comments or of those that the options leave. Days in which a share was clearly higher than in the others are named.':
    'smops 的统计，针对全部留言或选项筛选后的留言。比例明显高于其他日子的日子会列出。',
  'only comments with this variable; repeatable, then with all of them':
    '只要含有此变量的留言；可重复，则须全部含有',
  'only comments without this variable; repeatable': '只要不含此变量的留言；可重复',
  'only comments that a variable matched': '只要有变量匹配的留言',
  'only comments that no variable matched': '只要没有变量匹配的留言',
  'only comments of this sentiment; repeatable, then of any of them': '只要此情绪的留言；可重复，则任一即可',
  'only comments in this language: ms, zh, en, …; repeatable, then in any of them':
    '只要此语言的留言：ms、zh、en…；可重复，则任一即可',
  'only comments whose tags are this sure': '只要标签为此确定程度的留言',
  'only comments that a person judged, or that none did': '只要有人判断过的留言，或没有人判断过的',
  'only comments of this day (2026-11-10) or time and later ones':
    '只要这一天（2026-11-10）或此时刻及以后的留言',
  'only comments up to this day, with it, or before this time': '只要到这一天（含当天）或此时刻之前的留言',
  'only comments with these words in the text or the author': '只要正文或作者含有这些字的留言',
  'only comments with this sentiment score or more, 0 to 10': '只要情绪分数不低于此值的留言，0 到 10',
  'only comments with this sentiment score or less, 0 to 10': '只要情绪分数不高于此值的留言，0 到 10',
  'the order of the comments': '留言的顺序',
  'how many comments to print (50 on a terminal, else all)': '打印多少条留言（终端上为 50，否则全部）',
  'whether copies of one text count each, or as one comment': '相同文字的留言逐条计数，还是只算一条',
  'only those with these words in the name, the file or a variable': '只要名称、文件或变量含有这些字的',
  'pinned ones before the others': '置顶的排在前面',
  'give an analysis another name': '给一次分析改名',
  'pin an analysis, for all of the team': '置顶一次分析，对全队生效',
  'unpin an analysis': '取消置顶一次分析',
  'which variables of an analysis occur together': '一次分析中哪些变量一起出现',
  "For each two variables: comments with both, how many chance alone would give, the lift (how many times as often as by chance), PMI (its logarithm: 0 bits is chance, 1 bit twice as often) with its 95% interval, and Fisher's test corrected for the number of pairs, which counts each text once.":
    '对每两个变量：同时含有两者的留言数、纯属偶然时的预期数、提升度（是偶然的几倍）、PMI（它的对数：0 比特是偶然，1 比特是两倍）及其 95% 区间，以及按组合数目校正的 Fisher 检验；检验时相同文字只计一次。',
  'comments of an analysis that are copies of one text': '一次分析中互相重复的留言',
  'Comments whose texts are the same but for small changes stand in one group. Greetings and other short texts are left out. With --group the comments of one group, without who wrote them.':
    '文字相同或只有小改动的留言归为一组。问候语等短文字不算。加 --group 列出一组的留言，不含作者。',
  'the comments of the group whose first comment this is': '以这条留言为首的那一组的留言',
  'go on after this group or comment': '从这一组或这条留言之后继续',
  'texts of an analysis of which many copies came within a day': '一次分析中一天内大量重复的文字',
  'Each text with a timeline of its copies, the number of comments and of authors. Authors are never shown.':
    '每段文字附时间分布：何时出现、多少条留言、多少位作者。从不显示作者是谁。',
  'copies within 24 hours that make a wave': '24 小时内重复多少次才算',
  'all; once: of copies of one text only the first counts': 'all；once：重复的文字只算第一条',
  'its last day': '该段的最后一天',
  'the first day of the earlier span': '前一段的第一天',
  'day, week, run': 'day、week、run',
  "the shares of a codebook's variables over all of its analyses": '一个编码本的变量在其所有分析中的比例',
  'Shares by day or week with their intervals, when each variable was first and last seen, and alarms with their evidence. Without times in the files each analysis is a point. A comment that several analyses have counts once.':
    '按天或按周的比例及区间，各变量最早和最近出现的日期，以及附证据的警报。文件没有时间时，每次分析是一个点。出现在多次分析里的留言只算一次。',
  "two spans of days of a codebook's analyses side by side": '并排比较一个编码本分析的两段日子',
  'Without days: the last seven days with comments, and the seven before. A difference is large from 10 points on or when a share doubles, clear from 5, small from 2. Tests count each text once; p, corrected by Holm, stands last.':
    '不给日期时：有留言的最近七天，与之前七天。10 个百分点或以上，或比例翻倍，为很大；5 起为明显；2 起为较小。检验时相同文字只计一次；按 Holm 校正的 p 在最后。',
  "words and themes that rose in a codebook's analyses, with a quote each":
    '一个编码本的分析中上升的词和主题，各附引文',
  'the comment mentions it; repeatable': '留言提到它；可重复',
  'it does not; repeatable': '留言没有提到它；可重复',
  "make it that user's own, for the terminal: judgements given with it are theirs":
    '设为该用户本人的令牌，供终端使用：用它作的判断算本人的',
  'how its writer feels': '留言者的情绪',
  'settle what readers disagree on; it then counts instead of their words':
    '裁定阅读者之间的分歧；之后以此为准',
  'remove what you said of the comment': '移除您对这条留言的判断',
  'undo the last thing that you said of the comment': '撤销您对这条留言的上一个判断',
  "One comment at a time, without the machine's tags: mark the variables that it counts for, Enter stores and goes on. After 50 it shows how the shares stand and how much more reading would narrow the intervals. Where nothing is drawn yet it draws. Every judgement is stored at once; the next time it goes on where you were. ? shows the keys.":
    '一次一条留言，不显示机器的标签：标上它所属的变量，Enter 保存并继续。每 50 条之后显示目前的比例，以及再读多少能得到什么。还没有抽取时会先抽取。每个判断立即保存；下次从您停下的地方继续。? 显示按键。',
  'draw comments to be read, so that shares can be corrected': '抽取待读的留言，以便校正比例',
  'fixes which ones are drawn; only for the first draw': '固定抽到哪些；只用于第一次抽取',
  'Until enough sampled comments are read, a share is counted by smops, and what is missing is said; then it is the corrected share with its 95% interval (docs/estimates.md).':
    '抽样留言读得还不够时，比例由 smops 统计，并说明还缺多少；之后是校正后的比例及其 95% 区间（docs/estimates.md）。',
  'the drawn comments that you have still to read': '您还没读的抽样留言',
  'which ones': '哪些',
  'at most this many': '最多多少条',
  'read it at the end of the queue': '放到队列最后再读',
  'flag it': '加标记',
  'remove the flag': '移除标记',
  'write all that you have still to read, to be filled in; ends in xlsx or csv':
    '把您还没读的全部留言写入文件供填写；文件名以 xlsx 或 csv 结尾',
  'store the verdicts that you have filled in of an exported queue': '保存您在导出的队列里填写的判断',
  'In a row that is read, x, 1 or yes under a variable means that the comment mentions it, and an empty cell that it does not; put x under read where it mentions none. Rows with nothing in them stay to be read. A file with a fault is refused with line and column, and nothing of it is stored; the same file a second time changes nothing.':
    '读过的一行里，变量下的 x、1 或 yes 表示留言提到它，空格表示没有；一个变量都没提到的，在 read 一列填 x。什么都没填的行仍待读。文件有错时会说明行和列，什么都不保存；同一文件再次导入不会改变什么。',
  'how far the readers of the drawn comments say the same': '抽样留言的阅读者看法有多一致',
  "Per variable, for all readers and each pair: the share on which they agree, Cohen's kappa, Gwet's AC1 and Krippendorff's alpha with 95% intervals, and agreement on yes alone. Only what each said alone counts. Names of others are shown to admins only.":
    '按变量，给出全体阅读者和每两人：一致的比例、Cohen 的 κ、Gwet 的 AC1、Krippendorff 的 α 及其 95% 区间，以及只看「是」的一致性。只计各人单独作出的判断。别人的名字只给管理员看。',
  'write the numbers; ends in csv, xlsx, json': '写入数字；文件名以 csv、xlsx、json 结尾',
  'what there is to say of it': '备注内容',
  'all accounts, oldest first': '所有账号，最早的在前',
  'only what contains the text': '只显示含有此文字的',
  'only with a profile there': '只显示在该平台有主页的',
  'add an account': '添加账号',
  'Two may have the same email address: the ones that have it already are named on standard error, and nothing is refused. An import changes the first of them instead of adding another.':
    '电邮地址可以重复：已有同一电邮的账号会在标准错误中列出，不会拒绝。导入时则更新其中第一个，不另外添加。',
  'the email address': '电邮地址',
  'the first name': '名字',
  'the last name': '姓氏',
  'link of the Facebook profile': 'Facebook 主页的链接',
  'its status': '它的状态',
  'link of the Instagram profile': 'Instagram 主页的链接',
  'link of the TikTok profile': 'TikTok 主页的链接',
  'change an account; what is not named stays': '更改账号；没有写出的保持不变',
  'delete an account, or several; they can be restored for 30 days': '删除一个或几个账号；30 天内可恢复',
  'undo a delete, or several': '撤销一次或几次删除',
  'the ids, as the delete or the audit log tells them': '编号，删除时或操作记录里有显示',
  'ids, or by email address': '编号或电邮地址',
  'ids, or by task id': '编号或任务编号',
  'ids, or by phone number': '编号或电话号码',
  'only those with these ids: 1-40,45': '只含这些编号的：1-40,45',
  'only in that status there': '只显示在那里为该状态的',
  'only of this day or later: YYYY-MM-DD': '只显示这一天或之后的：YYYY-MM-DD',
  'only of this day or earlier: YYYY-MM-DD': '只显示这一天或之前的：YYYY-MM-DD',
  'the tasks that a search finds, open ones first, then the newest':
    '搜索找到的任务，未完成的在前，然后最新的在前',
  'how many at most, up to 200': '最多几个，上限 200',
  'sample comments to try smops with; --remove removes them': '用来试用 smops 的示例留言；--remove 将其移除',
  'Analyses 2,000 invented comments in Malay, Chinese and English with the local engine, and compares their two communities. --remove removes them for good, with all that was made of them.':
    '用本地引擎分析 2,000 条虚构的马来文、中文和英文留言，并对比其中两个社群。--remove 会永久移除它们，以及由它们得出的一切。',
  'remove the sample comments for good': '永久移除示例留言',
  'what runs, what came out last, what is due, and what it costs': '正在进行的、最近完成的、到期的，以及费用',
  'import accounts from CSV, XLSX, JSON or NDJSON': '从 CSV、XLSX、JSON 或 NDJSON 导入账号',
  'Rows that are there already are updated, the same file a second time changes nothing. Bad rows are refused with line and field, the others go in (exit code 3).':
    '已有的行会更新，同一个文件导入第二次不会有变化。有问题的行会被拒绝并注明行号和字段，其余照常导入（退出码 3）。',
  'only say what would happen': '只说明会发生什么',
  'the file to write; standard output without it': '要写入的文件；不填则为标准输出',
  'all tasks, oldest first': '所有任务，最早的在前',
  'only of that platform': '只显示该平台的',
  'only in that status': '只显示该状态的',
  'add a task': '添加任务',
  where: '在哪个平台',
  'what to do; may be given several times': '要做什么；可写多次',
  'YYYY-MM-DD; today': 'YYYY-MM-DD；默认今天',
  'the post or the page': '帖子或专页',
  'requirements and details': '要求和细节',
  'change a task; what is not named stays': '更改任务；没有写出的保持不变',
  'the id or the task id': '编号或任务编号',
  'delete a task, or several; they can be restored for 30 days': '删除一个或几个任务；30 天内可恢复',
  'import tasks from CSV, XLSX, JSON or NDJSON': '从 CSV、XLSX、JSON 或 NDJSON 导入任务',
  'complete tasks; that is final': '完成任务；之后不能更改',
  'ids or task ids': '编号或任务编号',
  'all WhatsApp accounts, oldest first': '所有 WhatsApp 账号，最早的在前',
  'only of that state': '只显示该州的',
  'add a WhatsApp account': '添加 WhatsApp 账号',
  'Two may have the same number and group: the ones that have it already are named on standard error, and nothing is refused. An import changes the first of them instead of adding another.':
    '号码和群组可以重复：已有相同号码和群组的账号会在标准错误中列出，不会拒绝。导入时则更新其中第一个，不另外添加。',
  'Malaysian without a country code': '没有国家代码则为马来西亚号码',
  'the WhatsApp name': 'WhatsApp 名称',
  'one of the 16': '16 个州属之一',
  'the group': '群组',
  'Active unless it says otherwise': '不写则为 Active',
  'change a WhatsApp account; what is not named stays': '更改 WhatsApp 账号；没有写出的保持不变',
  'delete a WhatsApp account, or several; they can be restored for 30 days':
    '删除一个或几个 WhatsApp 账号；30 天内可恢复',
  'import whatsapp from CSV, XLSX, JSON or NDJSON': '从 CSV、XLSX、JSON 或 NDJSON 导入 WhatsApp 账号',
  'continue an analysis that its provider has stopped': '继续被 AI 服务中断的分析',
  'the number of the analysis, or last': '分析的号码，或 last',
  'the history, the latest last': '历史记录，最新的在后',
  'only of this task': '只显示此任务的',
  'its comments instead of its summary': '显示留言而不是摘要',
  'only comments of this label': '只显示此标签的留言',
  'only comments with these words': '只显示含有这些词的留言',
  'how many comments': '多少条留言',
  'delete an analysis; once completed it can be restored for 30 days': '删除一次分析；已完成的 30 天内可恢复',
  'the number of the analysis, as the delete or the audit log tells it':
    '分析的号码，删除时或操作记录里有显示',
  'where to write it; without it to standard output': '写到哪里；不填则为标准输出',
  'Reads JSON (a list, or an object around one), NDJSON, CSV and .txt with one comment a line, of any size, also compressed with gzip, XLSX, a ZIP archive with one such file, and the link to a Google sheet that anyone may read. The encoding is detected (UTF-8, UTF-16, GB18030, Big5, Windows-1252). Files of records hold taskId, analyzeDate, sentimentScore and aiSummary; everything else is read as comments. Run twice, twice at once, or again after an interruption, it stores and scores each row once. Ends with one line of JSON; exit code 3 when rows were rejected, or files could not be read.':
    '读取任何大小的 JSON（列表，或外面包着一个对象的列表）、NDJSON、CSV 和每行一条留言的 .txt，gzip 压缩的也可以，还有 XLSX、只含一个这类文件的 ZIP 压缩包，以及任何人都能查看的 Google 表格的链接。编码自动检测（UTF-8、UTF-16、GB18030、Big5、Windows-1252）。记录文件含有 taskId、analyzeDate、sentimentScore 和 aiSummary；其他一律当作留言读取。即使运行两次、同时运行两次，或中断后再运行，每行都只保存和评分一次。最后输出一行 JSON；有行被拒绝，或有文件无法读取时，退出码为 3。',
  'files, folders, patterns such as exports/*.json, links to Google sheets; - is standard input':
    '文件、文件夹、通配符（例如 exports/*.json）或 Google 表格的链接；- 为标准输入',
  'the task that comments belong to, for example TASK-0001': '留言所属的任务，例如 TASK-0001',
  'take the task from the file name: comments-{task}-*.json, or /regex/':
    '从文件名取得任务：comments-{task}-*.json，或 /regex/',
  'who scores comments': '由谁为留言评分',
  'keep importing what arrives in a folder': '持续导入送到一个文件夹的文件',
  'move files there that were imported without a rejected row': '导入时没有行被拒绝的文件移到那里',
  'check everything, store nothing': '检查全部，不保存',
  'stop when more rows than this are rejected': '被拒绝的行超过此数即停止',
  'write rejected rows there, one JSON object a line': '把被拒绝的行写到那里，每行一个 JSON 对象',
  "the channel's videos with their counts": '频道的视频及其数字',
  'only with this text in title or description': '只显示标题或说明含有此文字的',
  'only published within this number of days': '只显示最近这些天内发布的',
  'only published from this day on, YYYY-MM-DD': '只显示从这天起发布的，YYYY-MM-DD',
  'only published up to this day, itself included': '只显示到这天为止（含当天）发布的',
  'in which order': '排序方式',
  'how many rows of the table to print': '显示表格的多少行',
  'how to print': '显示格式',
  'write into a file, in the format of its ending': '写入文件，格式依文件名结尾而定',
  'growth over this number of days': '这些天内的增长',
  'read the counts from YouTube now': '现在从 YouTube 读取数字',
  'As often as the quota allows: too soon, nothing is done, exit code 7 and the time from when it may be.':
    '以配额允许的次数为限：太早则什么都不做，退出码 7，并说明何时可以。',
  'list the whole channel again, as is done every night': '重新列出整个频道，像每晚那样',
  "the page's posts with their counts": '专页的帖子及其数字',
  'read the posts from Facebook now': '现在从 Facebook 读取帖子',
  'At most once in 30 s for everybody together; exit code 7 when Facebook was not read.':
    '所有人合计每 30 秒最多一次；没有读取 Facebook 时退出码为 7。',
  'the comments of posts as JSON, ready for smops analyze': '把帖子的留言写成 JSON，可直接用于 smops analyze',
  'Reads them from Facebook now and keeps none. Authors and ids are there only where the page token allows.':
    '现在从 Facebook 读取，不保存。只有专页令牌允许时才有作者和编号。',
  'only posts with this text': '只列出含这段文字的帖子',
  'reactions, comments and shares by day above the table': '在表格上方显示每天的反应、留言和分享',
  'ids of posts: see smops facebook list': '帖子的编号：见 smops facebook list',
  'how many of each post at most, up to 20000': '每条帖子最多多少条，不超过 20000',
  'the user-portrait images, the newest first': '用户画像图片，最新的在前',
  'add images of up to 10 MiB: PNG, JPEG, WebP, GIF, AVIF':
    '添加图片，每张最大 10 MiB：PNG、JPEG、WebP、GIF、AVIF',
  'Each is checked by its bytes and re-encoded, which removes place and camera.  If some of several files fail, the others are saved and the exit code is 3.':
    '每张图片都按内容检查并重新编码，去除地点和相机信息。多个文件中有些失败时，其余照常保存，退出码为 3。',
  'the images': '图片',
  'save an image as a file': '把图片存成文件',
  'its number, see smops portraits list': '号码，见 smops portraits list',
  'the file to write; its own name when left out': '要写入的文件；不填则用原来的名称',
  'replace the file if it exists': '文件已存在时覆盖',
  'delete an image for good': '永久删除图片',
  'all users': '所有用户',
  'add a user': '添加用户',
  'the username': '用户名',
  'what the user may do': '用户可以做什么',
  'read the password from standard input; without it one is generated and printed once':
    '从标准输入读取密码；不用此选项则生成密码并只显示一次',
  'the user need not choose an own password at the next sign-in (with --password-stdin)':
    '用户下次登录时不必自设密码（与 --password-stdin 一起用）',
  'change what a user may do; their sessions end, and what they may no longer stops':
    '更改用户可以做什么；其登录会话会结束，不再有权做的事会停止',
  "set a user's password; their sessions and API tokens end": '设定用户的密码；其登录会话和 API 令牌会结束',
  "the user's API tokens go on": '保留用户的 API 令牌',
  'disable a user at once; sessions end, tokens and shared links stop, schedules and paid runs pause':
    '立刻停用用户；登录会话结束，令牌和共享链接失效，排程和付费分析暂停',
  'let a disabled user in again': '重新启用已停用的用户',
  'remove a user with sessions, tokens and shared links; schedules and paid runs pause, the rest stays':
    '删除用户及其登录会话、令牌和共享链接；排程和付费分析暂停，其余保留',
  'who is signed in to the dashboard, and where': '谁登录了管理面板，在哪里',
  'its number in the list': '列表里的号码',
  'all API tokens, without their secrets': '所有 API 令牌，不含机密',
  'create an API token; it is printed once': '新建 API 令牌；只显示一次',
  'what it is for': '用途',
  'what it may do': '权限',
  'days until it expires, or never': '多少天后到期，或 never',
  'revoke a token at once': '立刻作废令牌',
  'live addresses of lists for spreadsheets, and the Google Sheet':
    '供电子表格使用的列表实时地址，以及 Google Sheet',
  "make an address for Excel's “From Web” or Google's IMPORTDATA; it is printed once":
    '建立供 Excel「自网站」或 Google IMPORTDATA 使用的地址；只显示一次',
  'accounts, tasks, whatsapps': 'accounts、tasks、whatsapps',
  'days until it ends': '多少天后结束',
  'revoke an address at once': '立刻作废地址',
  'write the changed lists into the Google Sheet now': '现在把有变化的列表写入 Google Sheet',
  'who changed what and when, newest first': '谁在何时更改了什么，最新的在前',
  'how many, up to 500': '多少条，最多 500',
  'only entries before this one': '只显示此条之前的',
  'only of this user, or token:NAME, or local:USER': '只显示此用户的，或 token:NAME，或 local:USER',
  'What one import did to records of one kind is one line; its last column is the command that shows them one by one.':
    '一次导入对同类记录所做的更改合为一行；最后一列是逐条显示它们的命令。',
  'only with this text in a name, or in a value before or after': '只显示名称或更改前后的内容里有此文字的',
  'only what one request did, such as an import, one by one':
    '只显示一次请求（例如一次导入）所做的，逐条显示',
  'a line for each record, also of an import': '每条记录一行，导入的也一样',
  'only of this kind': '只显示此类操作',
  'only of this kind of thing': '只显示此类对象',
  'with --entity: the history of one record': '与 --entity 一起用：一条记录的历史',
  'permanently delete data from before a date': '永久删除某个日期之前的数据',
  'Removes ended analyses, comparisons, explorations, sentiment records, cached answers and statistics snapshots from before the day (UTC). What still runs stays, and so does the audit log. Nothing is removed automatically: put this into cron with the period your team has stated.':
    '移除该日（UTC）之前已结束的分析、对比、探索、情绪记录、缓存的答案和统计快照。仍在进行的保留，操作记录也保留。系统不会自行删除：请按团队规定的期限加入 cron。',
  'YYYY-MM-DD': 'YYYY-MM-DD',
  'only count': '只计数',
  'AI providers: keys (only whether one is set), models, addresses':
    'AI 服务：密钥（只显示是否已设）、模型、地址',
  'With the name of one: where its comments go, how it answers, and the models at its address.':
    '写上其中一个的名称：留言去哪里、怎样回答，以及其网址有哪些模型。',
  'gemini, deepseek-9, deepseek-penang, own, local': 'gemini、deepseek-9、deepseek-penang、own、local',
  'set up a model of your own: found on this machine, or at an address':
    '设定自有模型：在这台电脑找到的，或在某个网址的',
  'Without --address, looks for Ollama, LM Studio, llama-server and vLLM on their usual ports of this machine and lists their models. Writes OWN_MODEL_URL and OWN_MODEL_NAME to smops.env. A key, where the server wants one: smops config set OWN_MODEL_KEY.':
    '不写 --address 则在这台电脑的常用端口查找 Ollama、LM Studio、llama-server 和 vLLM，并列出它们的模型。把 OWN_MODEL_URL 和 OWN_MODEL_NAME 写入 smops.env。服务器需要密钥时：smops config set OWN_MODEL_KEY。',
  'where the server listens, with /v1': '服务器的网址，包括 /v1',
  'the model, as its server names it': '模型，以其服务器所用的名称',
  'what screens call it': '画面上的名称',
  'check keys, addresses and models with two sample comments each': '各用两条示例留言检查密钥、地址和模型',
  'Without names, every provider that is set up. Says what came back, and of a model of your own in which format it answers: this is found out again. Exit code 7 when one of them does not answer as it should.':
    '不写名称则检查所有已设定的 AI 服务。会显示收到的回答；自有模型还会显示以什么格式回答，并重新查明。有一个没有正常回答时退出码为 7。',
  'how well one provider reads sample comments whose answers are known, beside the local engine':
    '一个 AI 服务读取答案已知的示例留言有多好，与本地分析对照',
  'Takes a minute at most: a slow model is measured on fewer comments. Requests to a paid provider cost money, like those of a run.':
    '最多一分钟：慢的模型以较少的留言测量。向付费服务发出的请求需要付费，与分析相同。',
  'do not ask before a paid provider': '付费服务之前不询问',
  'what the providers have charged, by month': 'AI 服务的收费，按月',
  'how many, this one included': '几个月，包括本月',
  'save all data into one file': '把所有数据存成一个文件',
  'Rows and stored files, as of one moment, readable only by you. The file fits the embedded database and PostgreSQL alike. Sessions are left out.':
    '同一时刻的所有行和文件，只有您能读取。该文件同样适用于内置数据库和 PostgreSQL。不含登录会话。',
  'the file to write; - is standard output': '要写入的文件；- 为标准输出',
  'replace all data with a backup': '用备份替换所有数据',
  'All or nothing. The previous data is saved first, on the machine of the server. Everybody is signed out; users, passwords and API tokens are those of the backup. A backup of an older smops is brought up to date, one of a newer smops is refused. DATABASE_URL or SMOPS_DATA_DIR name the data to replace; a data folder that is not there yet is made. While a server runs there on another database the command refuses.':
    '要么全部完成，要么完全不变。原有数据会先保存在服务器所在的电脑。所有人都会退出登录；用户、密码和 API 令牌以备份为准。较旧的 smops 的备份会升级，较新的 smops 的备份会被拒绝。DATABASE_URL 或 SMOPS_DATA_DIR 指明要替换的数据；还不存在的数据文件夹会自动创建。如果那里有服务器在用另一个数据库，命令会拒绝执行。',
  'a file made by smops backup': '由 smops backup 产生的文件',
  'save a server and API token for later commands': '保存服务器和 API 令牌，供以后的命令使用',
  'Asks for the token, or reads it from standard input, tries it, and keeps both in smops/config.json of the configuration folder, readable only by you. Commands use it when neither --url, --profile nor SMOPS_URL names a server and none runs here.':
    '询问令牌，或从标准输入读取，试用后把两者保存在配置文件夹的 smops/config.json，只有您能读取。当 --url、--profile 和 SMOPS_URL 都没有指明服务器，而且这里没有服务器在运行时，命令会使用它。',
  'the address of the server': '服务器的地址',
  'forget a server and its token; the token itself stays valid until it is revoked':
    '移除已保存的服务器和令牌；令牌本身在作废前仍有效',
  'who you are, which server and data are used, and how smops is set up':
    '您是谁，使用哪个服务器和数据，以及 smops 的设置情况',
  'check this machine for problems and suggest fixes': '检查本机的问题并建议解决方法',
  'Checks Node.js, configuration, data folder and disk, the running server or the database and its migrations, the port, providers and the build; when commands use a server elsewhere, that server and the token. Changes nothing and calls no paid service. Ends with 1 when something is bad.':
    '检查 Node.js、配置、数据文件夹和磁盘、运行中的服务器或数据库及其迁移、端口、AI 服务和构建；命令使用别处的服务器时，也检查该服务器和令牌。不更改任何内容，也不调用付费服务。有问题时以 1 结束。',
  'a script that makes a shell complete smops': '让 shell 补全 smops 命令的脚本',
  'bash, zsh, fish': 'bash、zsh、fish',
  'the manual page of all commands, in roff': '所有命令的手册页（roff 格式）',
  'the version of smops': 'smops 的版本',
  'earlier and running analyses': '以前和进行中的分析',
  'social-media accounts and their profiles': '社交媒体账号及其主页',
  'what the team does on the platforms': '团队在各平台上的工作',
  'WhatsApp numbers by state and group': '按州属和群组的 WhatsApp 号码',
  'the channel and its videos': '频道及其视频',
  "the page's posts and their comments": '专页的帖子及其留言',
  'AI providers: state, test, costs': 'AI 服务：状态、测试、费用',
  'which tools AI assistants called in the last 30 days, newest first':
    '过去 30 天 AI 助手调用过的工具，最新在前',
  'the configuration with which an AI assistant reaches smops': 'AI 助手连接 smops 所用的配置',
  'how it reaches smops; else the first that the client can': '连接 smops 的方式；否则用客户端支持的第一种',
  'let an AI assistant read through the Model Context Protocol':
    '让 AI 助手通过 Model Context Protocol 读取数据',
  'make it for an AI assistant (smops mcp) and nothing else: what it may do there':
    '设为仅供 AI 助手（smops mcp）使用的令牌：允许它做什么',
  'people and their roles': '用户及其角色',
  'live addresses of lists for spreadsheets': '供电子表格使用的列表实时地址',
  'API tokens for cron and other programs': '供 cron 和其他程序使用的 API 令牌',
  'settings of this machine’s server': '本机服务器的设置',
  'who changed what and when': '谁在何时更改了什么',
  'Comments and analyses:': '留言和分析：',
  'Lists and statistics:': '列表和统计：',
  'Sign-in and users:': '登录和用户：',
  'Server and data:': '服务器和数据：',
  'Help:': '帮助：',
  done: '完成',
  'unexpected failure': '意外失败',
  'wrong usage, or an invalid configuration': '用法错误，或配置无效',
  'bad input, or a partial import': '输入有误，或只导入了一部分',
  'not signed in, or not allowed': '未登录，或没有权限',
  'not found': '找不到',
  conflict: '冲突',
  'provider, network, database or quota; a run that completed with failed comments':
    'AI 服务、网络、数据库或配额；分析完成但部分留言失败',
  'stopped at the budget': '已达预算而停止',
  'the terminal was closed': '终端已关闭',
  interrupted: '被中断',
  terminated: '被终止',
  'the terminal UI': '终端界面',
  'the dashboard, at the address that is printed': '管理面板，地址会显示出来',
  'tag the comments in a file': '标注文件里的留言',
  'for a script': '供脚本使用',
  'all options of a command, with examples': '命令的所有选项，附例子',
  'the whole manual': '完整手册',
  'checks this machine for problems and suggests fixes': '检查本机的问题并建议解决方法',
  'set-up, operation, cron, security': '安装、运行、cron、安全',
  'Examples:': '例子：',
  'Exit codes:': '退出码：',
  'More help:': '更多帮助：',
  'Usage:': '用法：',
  'Arguments:': '参数：',
  'Options:': '选项：',
  'Commands:': '命令：',
  'Options for commands:': '命令的选项：',
  'display help for command': '显示命令的帮助',
  'of messages, reasons and summaries: written, en, zh or ms (or SMOPS_LANG)':
    '消息、理由和摘要的语言：written、en、zh 或 ms（或 SMOPS_LANG）',
  'Records and analyses what happens on social media: accounts, tasks, comments, statistics.':
    '记录和分析社交媒体上的动态：账号、任务、留言、统计。',
  'the version': '版本',
  'choices: ': '可选：',
  'default: ': '默认：',
  'also a data folder that cannot be written, a damaged database, or a finding of smops doctor':
    '也包括数据文件夹无法写入、数据库损坏，或 smops doctor 发现问题',
  'also a data folder that does not exist': '也包括数据文件夹不存在',
  'a name or a port that is taken, or a data folder that another process uses':
    '名称或端口已被占用，或数据文件夹正由另一个进程使用',
  'the help of a command': '命令的帮助',
  'records and analyses what happens on social media': '记录和分析社交媒体上的动态',
  'Without a command, on a terminal, smops opens the full-screen terminal UI. Results go to standard output, progress and messages to standard error.':
    '在终端上不写命令时，smops 打开全屏的终端界面。结果写到标准输出，进度和消息写到标准错误。',
  'server and API token for commands': '命令使用的服务器和 API 令牌',
  'the data folder': '数据文件夹',
  'the language: written, en, zh or ms; without it that of the locale':
    '语言：written、en、zh 或 ms；不设则依系统语言',
  'no colours': '不用颜色',
  'colours also where the output is not a terminal; 0: none': '输出不是终端时也用颜色；0：不用',
  'true: the terminal UI as plain lines for screen readers': 'true：终端界面逐行显示，供屏幕阅读器使用',
  'what long tables on a terminal are shown with (less); empty or cat: nothing':
    '在终端上用什么显示长表格（less）；空白或 cat：不用',
  'User Commands': '用户命令',
  NAME: '名称',
  SYNOPSIS: '概要',
  DESCRIPTION: '说明',
  COMMANDS: '命令',
  'EXIT STATUS': '退出码',
  ENVIRONMENT: '环境变量',
  '. ': '。',
  'choose the language of the dashboard for oneself, the owner of the API token':
    '选择自己（API 令牌所有者）的管理面板语言',
  'saved sets of variables, with versions': '保存的变量集，有版本',
  'the variables of this codebook, by its name or id; NAME@3 is its third version':
    '使用此编码本的变量，按名称或编号；NAME@3 为第三版',
  'all codebooks by name': '所有编码本，按名称',
  'the variables of a codebook, with definitions, examples and terms': '编码本的变量，附定义、例子和词',
  'the codebook: its name or id; NAME@3 is its third version': '编码本：名称或编号；NAME@3 为第三版',
  'create a codebook from variables, or of those of a run': '用变量，或某次分析的变量，做成编码本',
  'what it is to be called': '要用的名称',
  'one variable, literal, or NAME=TERM,TERM; repeatable': '一个变量，按字面，或 名称=词,词；可重复',
  'take the variables of this run: its id, the beginning of it, or last':
    '取用此分析的变量：编号、编号的开头，或 last',
  'why the version was made': '为什么有这个版本',
  'change, add or remove a variable of a codebook, which makes a version':
    '更改、添加或移除编码本的一个变量，形成新版本',
  'the codebook: its name or id': '编码本：名称或编号',
  'the variable to change': '要更改的变量',
  'a variable to add': '要添加的变量',
  'remove the variable': '移除此变量',
  'its new name': '新名称',
  'what the variable is': '变量的定义',
  'what counts as it': '什么算',
  'what does not count as it': '什么不算',
  'a comment that has it; repeatable': '属于此变量的留言；可重复',
  'a comment that does not have it; repeatable': '不属于此变量的留言；可重复',
  'a term of it; repeatable': '它的一个词；可重复',
  'a term that speaks against it; repeatable': '一个排除词；可重复',
  'the versions of a codebook, the latest first': '编码本的各版本，最新的在前',
  'what changed between two versions of a codebook': '编码本两个版本之间的不同',
  'the earlier version (the one before)': '较早的版本（前一版）',
  'the later version (the latest)': '较晚的版本（最新版）',
  'A sheet has a row for each variable and the columns name, definition, counts, not_counts, examples_yes, examples_no (an example a line), terms, vetoes. Codes within codes of a .qdc file are named by their path; their colours and sets are kept for an export.':
    '表格每行一个变量，列为 name、definition、counts、not_counts、examples_yes、examples_no（每行一个例子）、terms、vetoes。.qdc 文件里嵌套的编码以其路径命名；颜色和集合会保留，导出时写回。',
  'give a codebook another name; its runs show that one': '给编码本改名；它的分析会显示新名称',
  'delete a codebook; it can be restored for 30 days, and its runs stay':
    '删除编码本；30 天内可恢复，它的分析仍保留',
  'words that read comments speak for, as terms of the variables': '读过的留言所支持的词，可作变量的词',
  'A term tags comments, a veto takes tags away where no term stands beside it. Accepted words make a new version of the codebook; --update then runs it over the same comments: local analysis answers again, answers of an AI service get the words laid over them, and nothing is paid. Half of the sampled comments are kept out of learning, so that the estimate is unbiased.':
    '词给留言加标签，排除词在旁边没有词时去掉标签。接受的词成为编码本的新版本；--update 再用它跑同样的留言：本地分析重新回答，AI 服务的回答保留并叠加这些词，不需付费。抽到的留言有一半不用来学习，估计才可信。',
  'people, or answers: those that AI services gave in any run for the same variables, where local analysis says otherwise':
    'people，或 answers：AI 服务在任何分析中对同样变量的回答，与本地分析不同之处',
  'accept words of the list: all, or 1,3': '接受列表中的词：all，或 1,3',
  'refuse words of the list, not to be proposed again: all, or 2,4': '拒绝列表中的词，不再建议：all，或 2,4',
  'of a run without a codebook: the name of a new one': '没有编码本的分析：新编码本的名称',
  'bring the run up to date with the new version, as a new run': '用新版本更新这次分析，成为新的分析',
  'only update, to this version of the codebook': '只更新，更新到编码本的这一版',
  'print comments that speak for each word': '列出支持每个词的留言',
  'The strongest finding as a sentence, three numbers, charts, what changed or differs, and in small print how it was counted: one page, unless --more or --section ask for more. Slides have a finding each as their title. In the language of --lang.':
    '最重要的发现（一句话）、三个数字、图表、有什么变化或差别，以及小字说明怎样统计：共一页，除非用 --more 或 --section 要求更多。幻灯片每张以一个发现为标题。语言由 --lang 决定。',
  'machine: as counted by smops; corrected: by what people read, where enough was read. Default: corrected once a share is':
    'machine：由 smops 统计；corrected：按人们所读的校正（读够的才校正）。默认：只要有一个比例已校正就用 corrected',
  'its title; unless given, the name of what it is of': '标题；不给时用所报告内容的名称',
  'its period; unless given, from the first comment to the last': '时段；不给时从第一条留言到最后一条',
  'more than fits on one page: quotes, driver and watch are sections; tables stand beside charts; method says it at length; repeatable':
    '超过一页的内容：quotes、driver 和 watch 是部分；tables 在图旁附表；method 详细说明统计方法；可重复',
  'a run (its id, the beginning of it, or last) or a comparison; a codebook; a task (TASK-0001) or all':
    '分析（id、id 的开头或 last）或对比；编码本；任务（TASK-0001）或 all',
  'what the report is of; default: run': '报告的对象；默认：run',
  'the file; ends in html, docx, pptx': '文件；以 html、docx、pptx 结尾',
  'only these sections, in this order; repeatable': '只要这些部分，按此顺序；可重复',
  'the sections of this template': '这个模板的各部分',
  'which sections reports have, kept under names': '报告有哪些部分，以名称保存',
  'keep sections of reports, in their order, under a name': '以一个名称保存报告的各部分及其顺序',
  'delete a report template': '删除报告模板',
  'from this day on': '从这一天起',
  'up to this day': '到这一天为止',
  'automatic analyses and reports': '自动进行的分析和报告',
  'all schedules by name, with the next time and the last outcome':
    '按名称列出所有排程，含下次时间和上次结果',
  'a schedule with its next three times': '一个排程及其接下来的三次时间',
  'the schedule: its name or id': '排程：名称或编号',
  'create a schedule: new comments are analysed with a codebook and the report is sent automatically':
    '新建排程：自动用编码本分析新留言并发送报告',
  'A folder below WATCH_FOLDER is read for files whose content was not read before; an address, the Facebook page or the YouTube channel for comments that were not. Without anything new, nothing is sent. See docs/schedules.md.':
    '从 WATCH_FOLDER 下的文件夹读取内容未读过的文件，从网址、Facebook 专页或 YouTube 频道读取未读过的留言。没有新内容就不发送。见 docs/schedules.md。',
  'what is looked for; NAME@3 keeps to its third version': '要查找什么；NAME@3 固定用第三版',
  'read new files of this folder below WATCH_FOLDER; . is that folder':
    '读取 WATCH_FOLDER 下此文件夹的新文件；. 是该文件夹本身',
  'read new comments on the posts of the page of FACEBOOK_PAGE_ID':
    '读取 FACEBOOK_PAGE_ID 专页帖子上的新留言',
  'read new comments on the channel of YOUTUBE_CHANNEL and its videos':
    '读取 YOUTUBE_CHANNEL 频道及其视频上的新留言',
  'how many days back posts, or comments on the channel, are read; 30 without it':
    '这些天内的帖子，或频道上这些天内的留言；不写则为 30',
  'read new comments of an export at this https address': '读取此 https 地址导出文件中的新留言',
  '"daily HH:MM", "weekly MON,THU HH:MM" or a cron expression, in the time zone of the team':
    '"daily HH:MM"、"weekly MON,THU HH:MM" 或 cron 表达式，按团队时区',
  'send the report to this destination: its name or number; repeatable; none: nowhere':
    '把报告发给此目的地：其名称或编号；可重复；none：不发送',
  'of the report': '报告的格式',
  'the language of the report': '报告的语言',
  'the sections of this report template; none: all': '此报告模板的部分；none：全部',
  'who answers; the default provider without it': '由谁回答；不给则用默认 AI 服务',
  'at how many USD a run pauses; none: at no amount': '花费多少美元时暂停；none：不限',
  'change a schedule; what is not named stays': '修改排程；未指定的保持不变',
  'another name': '另一个名称',
  'the next three times that something would be due; nothing is stored': '接下来的三次时间；不保存任何内容',
  'the outcome of each period of a schedule, the latest first': '排程各期的结果，最新的在前',
  'keep a schedule from being due until it is resumed': '暂停排程，直到继续',
  'let a paused schedule be due again, from now on': '从现在起继续已暂停的排程',
  'begin a period of a schedule now; a running server does it, and the next time stays':
    '立即执行排程的一期；由运行中的服务器完成，下次时间不变',
  'delete a schedule; it can be restored for 30 days, and its runs stay':
    '删除排程；30 天内可恢复，其分析保留',
  'where reports are sent': '报告发送到哪里',
  'what was sent, waits, or failed and why': '已发送、等待中或失败的内容及原因',
  'the view: its name, its id, or the beginning of the id': '哪个视图：名称、编号或编号的开头',
  'the views of an analysis: filters that were saved under a name': '一次分析的视图：以名称保存的筛选',
  'what the view is called': '视图的名称',
  'give a view another name': '给视图改名',
  'delete a view; it can be restored for 30 days': '删除视图；30 天内可以恢复',
  'the columns that are remembered for comment files with a header': '为某种表头的留言文件记住的列',
  'What a person corrects or confirms once is read so in every later file with the same header, on the dashboard, in the terminal and in schedules.':
    '有人更正或确认一次之后，表头相同的文件在网页、终端和排程分析中都照此读取。',
  'forget the columns of a header: its files are read by the names of their columns again':
    '忘记某种表头的列：此后仍按列名读取这些文件',
  'remember the columns and the order of dates named here for all files with this header, for the team':
    '为全队记住这里指定的列和日期顺序，表头相同的文件都照此读取',
  'filters of an analysis, saved under a name': '一次分析的筛选，以名称保存',
  'links to reports for people without an account': '给没有账号的人看的报告链接',
  'where reports can be sent': '报告可以发送到哪里',
  'save a place that reports can be sent to': '保存一个可以接收报告的地方',
  'Each kind needs its settings first: smops config set SMTP_URL … and the others of docs/deliveries.md. The secret of a webhook is printed once.':
    '每一种都需要先设置：smops config set SMTP_URL …，以及 docs/deliveries.md 中的其他设置。Webhook 的密钥只显示一次。',
  'mail, webhook, telegram, folder': 'mail、webhook、telegram、folder',
  'mail addresses, an https address, a Telegram chat, or a folder below DELIVERY_FOLDER (. is itself)':
    '电邮地址、https 地址、Telegram 聊天，或 DELIVERY_FOLDER 之下的文件夹（. 是它本身）',
  'its number or name': '它的编号或名称',
  'change the recipient or the name of a destination; people who unsubscribed stay unsubscribed':
    '更改目的地的去向或名称；已退出的人仍不会收到',
  'send a few words to a destination, and say how it went': '向目的地发送几个字，并说明结果',
  'delete a destination; what waits for it is not sent': '删除目的地；等待中的内容不会发送',
  'what was sent, waits, or failed and why; newest first': '已发送、等待中或失败的内容及原因；最新的在前',
  'only to this one: its number or name': '只看这一个目的地：编号或名称',
  'send what waits now, or try again what failed': '立即发送等待中的内容，或重试失败的内容',
  "make a link to a run's report for people without an account; it is printed once":
    '为没有账号的人创建一次分析的报告链接；只显示一次',
  'The page has the report as its numbers are when it is opened, without authors and names. Needs SMOPS_SHARE_LINKS=1.':
    '页面显示打开时数字的报告，不含作者和姓名。需要 SMOPS_SHARE_LINKS=1。',
  'revoke a link at once': '使链接立即失效',
  'send it there too: the number or name of a destination; repeatable':
    '也发送到那里：目的地的编号或名称；可重复',
  'what --out is, when its ending does not say it, and what --send sends: docx unless told':
    '--out 的格式（文件结尾没有说明时），以及 --send 发送的格式：未指定时为 docx',
  'what it is called': '它的名称',
  'only these': '只看这些',
  'Each alarm is sent once when it is raised, and once when it is over.':
    '每个警报在出现时发送一次，结束时发送一次。',
  'the language of what is sent': '发送内容的语言',
  'measure tagging accuracy against a labelled file, or against what people said of a run':
    '用已标注的文件，或用人对一次分析的判断，衡量标注的准确率',
  "Precision, recall and F1 per variable with 95% intervals, over the comments that were judged (smops read, the dashboard, or smops eval). With --against another run of the same comments: Cohen's kappa per variable with its 95% interval, and the comments on which the two differ, to be judged with smops read --comment. Analyse one file twice, with two providers, and give both ids.":
    '各变量的精确率、召回率和 F1，附 95% 区间，只算有人判断过的留言（smops read、管理面板或 smops eval）。用 --against 指定对相同留言的另一次分析时：各变量的 Cohen κ 及其 95% 区间，以及两者不一致的留言，可用 smops read --comment 判断。请用两个 AI 服务把同一个文件各分析一次，再给出两个编号。',
  'instead of a file, a run: how well it agrees with what people said of its comments':
    '不用文件而用一次分析：它与人对其留言的判断有多一致',
  'how much it agrees with this run of the same comments': '它与对相同留言的这次分析有多一致',
  'the comments of an analysis, narrowed and ordered, on the screen or as a file':
    '一次分析的留言，可筛选和排序，显示在屏幕上或写成文件',
  'With --format or --out every comment with tags, quotes and reasons: what was read and left out, and why, stands on the second sheet of a workbook and in analysis_info.intake of JSON. CSV and NDJSON hold the comments alone; HTML is the report of the whole analysis, as smops report makes it. With options that narrow, only those comments; the workbook then says which.':
    '用 --format 或 --out 时，写出每条留言及其标签、引文和理由：读取和略去了什么及原因，写在工作簿的第二张表，以及 JSON 的 analysis_info.intake。CSV 和 NDJSON 只含留言；HTML 是整个分析的报告，与 smops report 相同。使用筛选选项时只含这些留言；工作簿会注明是哪些。',
  'It is in the menu of views of the result, which opens it with one click.':
    '它在结果页的视图菜单里，点一下就打开。',
  'save the filter under this name instead, for all who may see the analysis':
    '改为以此名称保存筛选，所有能看这次分析的人都能用',
  'the name of an analysis, whether it is pinned, or the sides of a comparison':
    '分析的名称、是否置顶，或对比的各方',
  'another name for each side of a comparison, in order; repeatable': '依次给对比的每一方改名；可重复',
  "write the first sentence of a report yourself; '': let the numbers make it":
    "自己写报告的第一句；''：由数字得出",
  'With --format or --out it is written as a file. .qdc is the codebook format of the REFI-QDA standard, which QualCoder, Taguette, ATLAS.ti, MAXQDA and NVivo read. --import of smops codebooks add and edit reads every one of these again, without loss.':
    '用 --format 或 --out 时写成文件。.qdc 是 REFI-QDA 标准的编码本格式，QualCoder、Taguette、ATLAS.ti、MAXQDA 和 NVivo 都能读取。smops codebooks add 和 edit 的 --import 可把这些格式完整读回。',
  'write a file of this format; csv unless --out says otherwise':
    '写成这种格式的文件；csv，除非 --out 另有指定',
  'With --from of a topic set, with --import of a file; smops codebooks edit adds definitions and examples.':
    '--from 用主题集做成，--import 用文件做成；smops codebooks edit 添加定义和例子。',
  'make it of a topic set that smops ships with: council, weather, cost, shop, school, campaign; without a name it is called as the set':
    '用 smops 自带的主题集做成：council、weather、cost、shop、school、campaign；不给名称则与主题集同名',
  'of the topic set; the language of the terminal unless given': '主题集的语言；不给则用终端的语言',
  'the topic sets that smops ships with, for codebooks add --from':
    'smops 自带的主题集，供 codebooks add --from 使用',
  'make it of a CSV, XLSX, JSON or .qdc file; without a name it is called as the file':
    '从 CSV、XLSX、JSON 或 .qdc 文件做成；不给名称则用文件名',
  'What is not named stays; the lists of examples, terms and vetoes are replaced. To change many variables write the codebook to a file, edit the file, and give it to --import.':
    '没有提到的保持不变；例子、词和排除词的列表会被替换。要更改许多变量，请把编码本写成文件，编辑文件，再交给 --import。',
  'make a version of it of a CSV, XLSX, JSON or .qdc file': '用 CSV、XLSX、JSON 或 .qdc 文件形成它的新版本',
  'Compares two spans of days as --compare does. Each text counts once. Themes are those of comments without a variable of the codebook.':
    '与 --compare 一样比较两段日子。相同文字只计一次。主题取自不含编码本变量的留言。',
  "where the alarms of a codebook's analyses are sent": '编码本分析的警报发送到哪里',
  'send alarms to this destination from now on, its name or number; repeatable; none: nowhere':
    '从现在起把警报发送到此目的地（名称或编号）；可重复；none：不发送',
  'Draws at random: a common part that is read for every variable, and tagged comments of variables that have few. The same file analysed again draws the same comments. Read them with smops read, or in the dashboard; --status shows what comes of it (docs/estimates.md).':
    '随机抽取：一部分为所有变量共用，另加标签较少的变量的有标签留言。同一文件再次分析会抽到同样的留言。可用 smops read 或在管理面板阅读；--status 显示结果（docs/estimates.md）。',
  "Your judgement is kept beside the machine's tags, which stay as they are; exports show both, and smops eval --run counts them. It belongs to you, the variable and the text: it stands in every analysis of the same text, and a new word ends the old one without erasing it. Names of others are shown to admins only. A comment's number is in analyze, analyses show and the exports. A translation is paid for once and kept with its cost; it counts against the day's budget.":
    '您的判断与机器的标签一起保存，机器的标签不变；导出时两者都有，smops eval --run 会统计判断。判断属于您、变量和文字：在同样文字的每次分析中都有效；新的判断会结束旧的，但不会抹去它。其他人的姓名只有管理员看得到。留言的号码见 analyze、analyses show 和导出文件。翻译只付费一次，连同费用一起保存，并计入当天的预算。',
  'how far the reading is, who reads, and the shares as they stand': '阅读进度、谁在读，以及目前的比例',
  'the drawn comments, and how each was drawn': '已抽的留言，以及每条是如何抽到的',
  'one comment: all that people ever said of it; with --has, --flag and others what you say of it':
    '一条留言：人们对它作过的所有判断；用 --has、--flag 等写下您的判断',
  "the comment in another language, by an AI service; default: the terminal's language, else en":
    '用 AI 服务把这条留言译成另一种语言；默认为终端的语言，否则 en',
  'With --format or --out they are written as a file: CSV, XLSX, JSON or NDJSON.':
    '用 --format 或 --out 时写成文件：CSV、XLSX、JSON 或 NDJSON。',
  'the status of one or several': '一个或几个的状态',
  'with --status: only there; else wherever the account has a profile':
    '与 --status 一起用：只在该平台；不写则为账号有主页的所有平台',
  'add comments to be scored, or records of another system, in bulk':
    '批量添加要评分的留言，或其他系统的记录',
  'score the comments of one JSON file of up to 10 MB, and print the result':
    '为一个 JSON 文件（最大 10 MB）里的留言评分，并显示结果',
  'score the file of this analysis again, as a new one': '把这次分析的文件重新评分，存为新的分析',
  'write a file of this kind; csv with --out': '写成这种文件；用 --out 时为 csv',
  'one analysis; with --comments its scored comments, with --format all of them as a file':
    '一次分析；加 --comments 显示评分后的留言，加 --format 把全部留言写成文件',
  'one video, or the channel, and how the counts have grown by day': '一个视频或整个频道，以及数字每天的增长',
  "the video's id; the channel without it": '视频的编号；不填则为频道',
  'the role, the password or the language of a user; whether they may come in, or where they stay signed in':
    '用户的角色、密码或语言；能否进入，或在哪里保持登录',
  'sign a user out of one browser: its number in users list --sessions':
    '让用户从一个浏览器退出登录：users list --sessions 中的编号',
  'Speaks the protocol over standard input and output, for assistants that start a program: Claude Desktop, VS Code and others; docs/assistants.md has their configuration. Needs a token for assistants in SMOPS_TOKEN, which smops tokens add NAME --role analyst --assistant read makes. The assistant sees what the role of the token may see, and the tools that docs/assistants.md lists. Works on this machine’s data or, with SMOPS_URL, on a server elsewhere.':
    '通过标准输入和输出使用该协议，供会启动程序的 AI 助手使用：Claude Desktop、VS Code 等；配置见 docs/assistants.md。需要在 SMOPS_TOKEN 中提供 AI 助手令牌，可用 smops tokens add NAME --role analyst --assistant read 创建。AI 助手只能看到该令牌角色可见的内容，并使用 docs/assistants.md 列出的工具。使用本机数据；设置 SMOPS_URL 后使用其他服务器的数据。',
  'Prints JSON for the configuration of the client, with smops_… in place of the token that smops tokens add NAME --role analyst --assistant read makes. By http the client calls the server; by stdio it starts smops mcp itself. ChatGPT signs in by OAuth only, which smops does not have.':
    '输出客户端配置所需的 JSON，其中 smops_… 代表由 smops tokens add NAME --role analyst --assistant read 创建的令牌。http 方式由客户端调用服务器；stdio 方式由客户端自行启动 smops mcp。ChatGPT 只能通过 OAuth 登录，而 smops 不提供 OAuth。',
  'Reports and schedules:': '报告与排程：',
  'all commands of a group': '一组的所有命令',
  'More commands, by group:': '其他命令，按组：',
  'sentiment analyses: add, resume, history': '情绪分析：添加、继续、历史记录',
  'user-portrait images: list, add, download, delete': '用户画像图片：列出、添加、下载、删除',
  'a file from which anyone can compute the shares of an analysis again':
    '任何人都能用来重新算出分析比例的文件',
  'Writes a file with what the figures of a completed analysis or comparison rest on: hashes of the drawn texts with a salt, the seed, what smops and a second reader say, people’s verdicts without names, and the figures. It holds no text. smops check-proof checks it, without a server or the comments. Keep the fingerprint apart from the file: with it, this file can be told apart from every other.':
    '写出一个文件，内含一次已完成的分析或对比的数字所依据的一切：加盐的抽样文本哈希、种子、smops 和第二读者的说法、不含姓名的人工判断，以及这些数字。文件里没有留言文字。smops check-proof 可以核对它，不需要服务器，也不需要留言。请把指纹与文件分开保存：有了指纹，就能把这个文件和其他任何文件区分开来。',
  'the run or comparison: its id, its beginning, or last': '分析或对比：编号、编号的开头，或 last',
  'the file (proof-ID.ndjson in this folder)': '文件（默认是当前文件夹里的 proof-ID.ndjson）',
  'check a proof: compute its figures again, and find what was changed':
    '核对证明：重新计算数字，找出被改动的地方',
  'Checks every line of a proof against its hash, and computes every share, interval and difference again from the verdicts in the file, without a server, a database or a network. With --comments it also looks for the drawn texts among your comments, and whether they are the ones that the seed draws. The exit code is 3 where the proof does not hold.':
    '用哈希核对证明的每一行，并按文件里的判断重新计算每个比例、区间和差异，不需要服务器、数据库或网络。加上 --comments 时，还会在你的留言中查找抽样文本，并检查它们是否正是种子抽出的留言。证明不成立时退出码是 3。',
  'the proof, or - for standard input': '证明文件，或用 - 表示标准输入',
  'the comments that were analysed; repeatable': '被分析的留言；可重复',
  'To plus or minus this number of percentage points, for all who read of the analysis; none removes the wish, and all that is drawn is read.':
    '精确到正负这么多个百分点，对所有读这个分析的人都有效；none 取消这个目标，抽出的全部都要读。',
  'The part is drawn at random, and the comments that people drew are among it. Draw again afterwards: people then read within the part, and shares rest on both (docs/estimates.md). A larger number reads on; nothing is asked or paid twice, also after ^C. smops plan --run says what it saves.':
    '这一部分随机抽出，人已抽的留言都在其中。之后请再抽一次：人就在这一部分里读，比例以两者为依据（docs/estimates.md）。给更大的数目就接着读；不会重复询问或付费，按 ^C 之后也一样。smops plan --run 会说明能省多少。',
  'read until shares are known to plus or minus this number of points: then the queue closes':
    '读到比例精确到正负这么多个百分点：之后队列就关闭',
  'only of this variable; repeatable': '只限这个变量；可重复',
  'how well the shares are to be known: then the queue closes': '比例要精确到什么程度：之后队列就关闭',
  'let another provider read a part of it, so that people read less; alone: what it has read':
    '让另一个服务先读一部分，人就可以少读；单独使用：它读了什么',
  'how many it reads in all (2000)': '总共读多少条（2000）',
  "wait for the provider's cheaper hours": '等到服务的优惠时段',
  'remove what it has read, for good': '永久删除它读过的内容',
  'do not ask about the cost': '不询问费用',
  'how much people have to read until shares are known well enough': '要读多少条，比例才足够可靠',
  'Before a run, or of a completed one (--run): how many comments people have to read until each share is known to plus or minus the chosen number of percentage points, and how long that takes. Minutes and money are measured on your own team’s reading and runs where there are any. Nothing is sent to a provider and nothing starts. Afterwards: smops analyze, then smops read.':
    '在分析之前，或对已完成的分析（--run）：要读多少条留言，每个比例的误差才在正负若干个百分点以内，以及需要多少时间。时间和费用按团队自己的阅读和分析测得（如有）。不会发送给任何服务，也不会开始任何分析。之后：smops analyze，再 smops read。',
  'a completed analysis instead of a file': '用已完成的分析代替文件',
  'plus or minus this number of percentage points (3)': '正负若干个百分点（3）',
  'one variable instead of a codebook; repeatable': '一个变量，代替编码本；可重复',
  'who reads all comments (SMOPS_DEFAULT_PROVIDER, local)': '由谁读全部留言（SMOPS_DEFAULT_PROVIDER，local）',
  'read drawn comments of an analysis, here or in a spreadsheet':
    '阅读分析中抽取的留言，在这里或在电子表格里',
  'one page to hand on, as HTML, Word or PowerPoint': '一份可以转交的报告：HTML、Word 或 PowerPoint',
};
