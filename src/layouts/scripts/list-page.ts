import '../../client/photos/start-photos.ts';
import '../../client/recent/start-new-cars.ts';
import '../../islands/kept-searches/start-keep.ts';
import '../../islands/search/start/start.ts';
