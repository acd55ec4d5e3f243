window.chatReady = (open) => document.dispatchEvent(new CustomEvent('chat-ready', { detail: open }))
const tag = document.createElement('script')
tag.src = 'https://cdn.chat.example/widget.js'
document.head.append(tag)
