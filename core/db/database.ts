import type { AnalyzerTables } from '../analyzer/analyzer.table.js';
import type { SentimentsTables } from '../sentiments/sentiments.table.js';
import type { UsersTables } from '../users/users.table.js';

/** All tables, as Kysely sees them: camelCase here, snake_case in SQL (CamelCasePlugin). */
export interface Database extends UsersTables, AnalyzerTables, SentimentsTables {}
