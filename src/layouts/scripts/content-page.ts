import '../../client/models/range.ts';
import '../../client/open-now.ts';
import '../../islands/finance-calculator/start.ts';
import '../../islands/forms/open/start.ts';
import '../../islands/map/load.ts';
