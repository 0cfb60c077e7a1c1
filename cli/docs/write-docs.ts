import { writeFileSync } from 'node:fs';
import { generatedPages } from './pages.js';

for (const [path, text] of Object.entries(generatedPages())) writeFileSync(path, text);
