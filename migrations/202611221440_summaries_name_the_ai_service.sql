-- migrate:up
-- Summaries of what an AI service had read ended with the sentence that local analysis had read it.
with reader as (
  select id, case provider when 'gemini' then 'Gemini' when 'deepseek-9' then '9后商谈' else '槟城快讯' end
    || ' (' || model || ')' as name
  from analyses where provider <> 'local' and ai_insights is not null
)
update analyses a
set version = version + 1, ai_insights = replace(replace(replace(a.ai_insights,
  'Local analysis: counted from words and learned weights on this machine; irony and hints may be misread.',
  'Tags and sentiment by ' || name || '; counted and quoted on this machine. Irony and hints may be misread.'),
  '本地分析：在本机按词语与训练权重统计，反讽和暗示可能会误判。',
  '变量与情绪由 ' || name || ' 判断，统计与摘录在本机完成；反讽和暗示可能会误判。'),
  'Analisis tempatan: dikira daripada perkataan dan pemberat terlatih di mesin ini; sindiran mungkin tersalah baca.',
  'Tag dan sentimen oleh ' || name || '; dikira dan dipetik di mesin ini. Sindiran mungkin tersalah baca.')
from reader where reader.id = a.id;

update sentiment_analyses
set version = version + 1, ai_summary = replace(ai_summary,
  'Local analysis: counted from words and learned weights on this machine; irony and hints may be misread.',
  'Scored by ' || case provider when 'gemini' then 'Gemini' when 'deepseek-9' then '9后商谈' else '槟城快讯' end
    || coalesce(' (' || model || ')', '')
    || '; topics, counts and quotes by local analysis on this machine. Irony and hints may be misread.')
where provider <> 'local' and ai_summary is not null;
-- migrate:down
-- The former sentence was untrue: it is not put back.
select 1;
