<section class="car-features"><h2 class="type-section">Features</h2><div>{{#each it.features as group }}<div>
<h3 class="type-card">{{ group.name }}</h3><ul>{{#each group.items as item }}<li>{{ item.text }}</li>{{/each}}</ul></div>{{/each}}
</div></section>
