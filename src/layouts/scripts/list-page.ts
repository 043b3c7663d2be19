import '../../islands/kept-searches/start-keep.ts';
import '../../islands/search/start/start.ts';
