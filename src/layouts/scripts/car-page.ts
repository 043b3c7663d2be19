import '../../client/car-page/car-page.ts';
