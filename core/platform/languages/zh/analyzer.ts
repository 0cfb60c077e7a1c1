import type { CoreTexts } from '../catalogue.js';

export const providers: CoreTexts['core.providers'] = { local: '本地分析', own: '自有模型' };

export const destinations: CoreTexts['core.destinations'] = {
  here: 'smops 本身，就在这台电脑：留言不会外传。',
  machine: (host) => `${host} 的模型（就在服务器这台电脑）会收到留言的文字：内容不会离开这台电脑。`,
  network: (host) =>
    `${host} 的模型（你自己网络内的地址）会收到留言的文字，不含姓名、编号和链接：内容不会离开你的网络。`,
  readHere: '由 smops 本身读取：留言没有离开它的电脑。',
  readBy: (label, model) => `由 ${label}（${model}）读取，它收到了留言的文字。`,
  readAt: {
    machine: (model, host) => `由 ${host} 的 ${model} 读取，就在服务器这台电脑；内容没有离开它。`,
    network: (model, host) => `由 ${host} 的 ${model} 读取，那是你自己网络内的地址；内容没有离开网络。`,
    outside: (model, host) => `由 ${host} 的 ${model} 读取，那是你的网络之外的地址，它收到了留言的文字。`,
  },
  staysWithModel: (model, host) => `留言不会离开这台电脑：只能使用本地分析和 ${host} 的 ${model}。`,
  staysInNetwork: (model, host) => `留言不会离开你的网络：只能使用本地分析和 ${host} 的 ${model}。`,
  staysInDatabaseAndNetwork: (model, host) =>
    `留言不会发送给你的网络之外的任何 AI 服务，只存入数据库：可以使用本地分析和 ${host} 的 ${model}。`,
  vendor: (who, training) => `${who} 会收到留言的文字，不含姓名、编号和链接；${training}。`,
  elsewhere: (host) =>
    `${host}（这台服务器设定的地址）会收到留言的文字，不含姓名、编号和链接；如何处理由其经营者决定。`,
  vendors: {
    'deepseek.com': ['DeepSeek（中国杭州）', '是否用于训练请看它的条款'],
    'googleapis.com': ['Google（美国）', '若用免费密钥，文字可能会用于训练'],
  },
  staysHere: '留言不会离开这台电脑：只能使用本地分析。',
  staysInDatabase: '留言不会发送给任何 AI 服务，只存入数据库：只能使用本地分析。',
};

export const forms: CoreTexts['core.forms'] = {
  as: {
    strict: '严格按 json_schema 回答',
    schema: '按 json_schema 回答',
    object: '按 json_object 回答',
    text: '以文字回答，没有格式',
  },
  without: (fields) => `不会收到它不懂的 ${fields}`,
  aloud: '会写出思考过程，回答中会略去',
  unknown: '还没问过：测试时或第一次分析之前会查明它怎样回答',
};
