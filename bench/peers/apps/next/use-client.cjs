/** Says of a component what React Router needs no word for: that it needs the browser. */
module.exports = (source) => `"use client";\n${source}`;
