import { writeFileSync } from 'node:fs';
import { CONFIGURATION_FILE, renderConfiguration } from './configuration-page.js';

writeFileSync(CONFIGURATION_FILE, renderConfiguration());
