import { SECOND_READER } from '@smops/core/judging/second-reader/second-reader.operations.js';
import * as secondReader from '@smops/core/judging/second-reader/second-reader.service.js';
import { createRouter } from '../../router.js';
import { serveVerbs } from '../serve-verbs.js';

export const secondReaderRoutes = createRouter();

serveVerbs(secondReaderRoutes, 'FB Analyzer', SECOND_READER, secondReader);
