<section class="car-comments"><h2 class="type-section">{{ it.title }}</h2>{{#if it.start }}<details class="comments"><summary>
<span class="comments-start">{{ it.start }} </span><span class="link comments-more">Show more</span>
<span class="link comments-less">Show less</span></summary><p class="comments-text">{{ it.text }}</p></details>{{else}}
<p class="comments-text">{{ it.text }}</p>{{/if}}</section>
