import { connectCodePlates } from './code-plates.ts';
import { connectProblemFilter } from './problem-filter.ts';
import { connectSearch } from './search.ts';
import { connectSheets } from './sheets.ts';
import { connectTheme } from './theme-switch.ts';

connectTheme();
connectCodePlates();
connectSheets();
connectProblemFilter();
connectSearch();
