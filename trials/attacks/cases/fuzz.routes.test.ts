import { attackTests } from '../testing.js';
import { fuzzing } from './fuzz.attack.js';

attackTests('calls to all operations', [fuzzing]).run();
