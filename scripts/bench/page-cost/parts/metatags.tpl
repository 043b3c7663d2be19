<meta name="theme-color" content="#ffffff"><meta property="og:type" content="website">
<meta property="og:site_name" content="{{ it.sitename }}"><meta property="og:title" content="{{ it.title }}">
<meta property="og:description" content="{{ it.description }}"><meta property="og:url" content="{{ it.url }}">{{#if it.image }}
<meta property="og:image" content="{{ it.image }}"><meta property="og:image:width" content="1200">
<meta property="og:image:height" content="630"><meta property="og:image:alt" content="{{ it.imagealt }}">{{/if}}
<meta name="twitter:card" content="summary_large_image">
